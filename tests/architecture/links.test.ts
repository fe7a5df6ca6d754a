import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources';

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The anchors of a page's headings, as the common hosts of Markdown make them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Links of a page that lead nowhere in the project. */
const broken = (page: string): string[] =>
  [...read(page).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([, path = '', part = '']) => {
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return [`${page}: ${path}`];
      if (part === '' || anchorsOf(read(target)).includes(part)) return [];
      return [`${page}: ${path}#${part}`];
    },
  );

test('every link of the documents leads to a file of the project, and to a heading of it', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(broken)).toEqual([]);
});

test('every page is reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const page of reached) {
    if (!page.endsWith('.md')) continue;
    for (const [, path = ''] of read(page).matchAll(/\]\((?!https?:)([^)\s#]+)/g)) {
      const target = join(dirname(page), path);
      if (existsSync(join(ROOT, target))) reached.add(target);
    }
  }
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

test('the README fits on a few screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
});
