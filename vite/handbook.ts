import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { htmlOf, titleOf } from './markdown.ts';

/** Values of `lang`, by the end of a document's name. */
const LANG: Readonly<Record<string, string>> = { en: 'en', 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' };

/** The console's sign, as its own page has it; without one a browser would ask for a file. */
const ICON = /<link\s+rel="icon"[^>]+>/;

/** A page of a document. The page's first script makes it dark or light, as the console is; there is no other. */
function pageOf(text: string, lang: string, icon: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${titleOf(text)}</title>
${icon}
<link rel="stylesheet" href="../help.css">
<script src="../theme-boot.js"></script>
</head>
<body>
<main>
${htmlOf(text)}
</main>
</body>
</html>
`;
}

/** The operators' documents as pages, by file name. */
function pagesIn(root: string): Map<string, string> {
  const folder = join(root, 'docs', 'operators');
  const [icon = ''] = ICON.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const [, title, language = ''] = /^([\w-]+)\.([\w-]+)\.md$/.exec(name) ?? [];
      const lang = LANG[language];
      return title && lang
        ? [[`${title}.${language}.html`, pageOf(readFileSync(join(folder, name), 'utf8'), lang, icon)]]
        : [];
    }),
  );
}

/**
 * Puts the operators' documents into the site, as `help/<name>.<language>.html`: they can be read where nothing else can be
 * reached, under the site's own policy.
 */
export function handbook(): Plugin {
  let project = '';
  return {
    name: 'handbook',
    configResolved: ({ root }) => {
      project = root;
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}help/`, (asked, answer, next) => {
        const [path = ''] = (asked.url ?? '').slice(1).split('?');
        const page = pagesIn(project).get(path);
        if (page === undefined) return next();
        answer.setHeader('Content-Type', 'text/html; charset=utf-8');
        answer.end(page);
      });
    },
    generateBundle() {
      for (const [name, source] of pagesIn(project))
        this.emitFile({ type: 'asset', fileName: `help/${name}`, source });
    },
  };
}
