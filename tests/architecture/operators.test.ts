import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/i18n/languages';
import { htmlOf, titleOf } from '../../vite/markdown';
import { problemsOf } from './language';
import { ROOT } from './sources';

const FOLDER = join(ROOT, 'docs', 'operators');
const files = readdirSync(FOLDER);
const documents = [...new Set(files.map((name) => name.split('.')[0] ?? ''))];

/** The parts of a document, each with its element, in order: headings, cells, entries and paragraphs. */
const partsOf = (name: string): [string, string][] =>
  [
    ...htmlOf(readFileSync(join(FOLDER, name), 'utf8')).matchAll(/<(h\d|p|li|t[dh])\b[^>]*>(.*?)<\/\1>/gs),
  ].map(([, element = '', text = '']) => [element, text]);

const KEY = /<b>(?:Ctrl |Alt |Shift )*(?:[A-Z\d?]|F10|Tab|Enter|Esc)<\/b>/g;

/** What is said in words: keys, settings, and links to the other languages left out. */
const wordsOf = (html: string): string =>
  html
    .replace(KEY, ' ')
    .replace(/<a .*?<\/a>|<code>.*?<\/code>|<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .trim();

test('every document of the operators is there in every language', () => {
  expect(documents.length).toBeGreaterThan(1);
  const wanted = documents.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.md`));
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

describe.each(documents)('%s', (name) => {
  const [zh = [], en = [], tw = []] = LANGUAGES.map((language) => partsOf(`${name}.${language}.md`));

  test('has the same parts in each language', () => {
    const elements = (parts: [string, string][]) => parts.map(([element]) => element);
    expect(elements(en)).toEqual(elements(zh));
    expect(elements(tw)).toEqual(elements(zh));
  });

  test('says each of them in its own words', () => {
    const problems = zh.flatMap(([, text], at) => {
      const texts = [text, en[at]?.[1] ?? '', tw[at]?.[1] ?? ''].map(wordsOf);
      // A key and a link read the same everywhere.
      const isSaid = texts.some((one) => /\p{Script=Han}/u.test(one));
      return isSaid ? problemsOf({ where: texts[1] ?? '', texts }) : [];
    });
    expect(problems).toEqual([]);
  });

  test('leads only to documents that are there', () => {
    for (const language of LANGUAGES) {
      const html = htmlOf(readFileSync(join(FOLDER, `${name}.${language}.md`), 'utf8'));
      const links = [...html.matchAll(/href="([^"#]+)\.html/g)].map(([, file = '']) => `${file}.md`);
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter((file) => !files.includes(file))).toEqual([]);
      // What is no Markdown of ours would stand in the page as it is written.
      expect(html).not.toMatch(/\]\(|\*\*|^\s*[|#]/m);
    }
  });
});

test('a document is text, whatever stands in it', () => {
  const hostile =
    '# A <b>title</b>\n\n<script>alert(1)</script> & `x<y`\n\n- [x](javascript:alert(1)) **"b"**\n';
  expect(titleOf(hostile)).toBe('A &lt;b&gt;title&lt;/b&gt;');
  const html = htmlOf(hostile);
  expect(html).not.toMatch(/<(?!\/?(?:h1|p|code|ul|li|b)\b)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; <code>x&lt;y</code>');
  expect(html).not.toContain('href');
  expect(() => titleOf('no title\n')).toThrow('begins with its title');
});
