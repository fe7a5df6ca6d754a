import type { Plugin } from 'vite';

/**
 * Writes the entry's styles into the page, so that nothing is painted later for a style sheet that is still on its way,
 * and what says that files are missing needs none. Vite gives the element the page's nonce. Chunks that import the
 * entry no longer ask for its style sheet.
 */
export function entryStyles(): Plugin {
  let styles = '';
  return {
    name: 'entry-styles',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const sheets = chunk.viteMetadata?.importedCss ?? new Set();
        for (const name of sheets) {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') continue;
          styles += sheet.source.toString();
          delete bundle[name];
        }
        sheets.clear();
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        // Without them the page would be bare, and nobody would be told that the console did not come.
        if (!styles.includes('.boot')) throw new Error('The entry has no styles to write into the page');
        return [{ tag: 'style', children: styles, injectTo: 'head' }];
      },
    },
  };
}
