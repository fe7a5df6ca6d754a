import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';

/** What `public/theme-boot.js` asks for before any script of ours is there; paths below the base. */
interface Announced {
  /** Name of the cookie that says whether somebody has signed in. */
  cookie: string;
  /** The words of every page, by language. */
  words: Record<string, string[]>;
  /** The log-in page. */
  login: string[];
  /** The router and the frame around the screens, and its words by language. */
  frame: string[];
  frameWords: Record<string, string[]>;
  /** What lists need besides; `src/lib/announced.ts` reads it. */
  lists: string[];
}

type Bundle = Rolldown.OutputBundle;

/** The script that reads the announcement, as the page names it. */
const READER = /(?<=<script )(?=src="[^"]*theme-boot\.js")/;

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The chunk of this name. @throws Error when the build has none, so that a renamed one is noticed */
function chunkNamed(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk ${name} to announce`);
  return found;
}

/** A chunk with the scripts that it imports and the styles of all of them. */
function filesOf(bundle: Bundle, name: string): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(chunkNamed(bundle, name));
  return [...files];
}

/**
 * Writes into the page which files its first visit needs: a browser fetches them beside the entry, instead of after
 * the entry has run and asked for them one by one.
 * @param cookie name of the token's cookie
 */
export function announcedFiles(cookie: string): Plugin {
  let base = '/';
  return {
    name: 'announced-files',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        // What the page names itself needs no announcement.
        const files = (name: string) =>
          filesOf(bundle, name)
            .map((file) => base + file)
            .filter((file) => !html.includes(`"${file}"`));
        const byLanguage = (name: string) =>
          Object.fromEntries(LANGUAGES.map((language) => [language, files(`${name}-${language}`)]));
        const login = files('login');
        const frame = [...new Set([...files('screens'), ...files('frame')])];
        const announced: Announced = {
          cookie,
          words: byLanguage('words'),
          login,
          frame,
          frameWords: byLanguage('frame-words'),
          lists: files('kit').filter((file) => !login.includes(file) && !frame.includes(file)),
        };
        if (!READER.test(html)) throw new Error('The page names no script that reads the announcement');
        return html.replace(READER, `data-announced="${inAttribute(JSON.stringify(announced))}" `);
      },
    },
  };
}
