import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from '@/contract/field/html';
import { readField } from '@/contract/field/read';
import { DEEPEST, ELEMENTS, LONGEST_HTML, ROOT } from '@/contract/html/elements';
import type { Element } from '@/contract/html/elements';
import { encoded } from '@/contract/html/entities';
import { nestingOf } from '@/contract/html/nesting';
import { isEmptyHtml, plainOf } from '@/contract/html/plain';
import { isAllowedHtml } from '@/contract/html/wellFormed';
import * as v from 'valibot';
import { HOSTILE } from './hostile';

const VALUES: Record<string, readonly string[]> = {
  align: ['left', 'center', 'right', 'justify'],
  href: ['https://example.com/?a=1&b=2', 'mailto:help@example.com', '/help', '/'],
  src: ['https://example.com/a.png', '/files/a.png'],
  alt: ['', 'a "picture"', '<b>'],
};

const words = fc.string({ maxLength: 12, unit: 'grapheme' }).filter((text) => !text.includes('\0'));

const attributesOf = ({ attributes, needs }: Element): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...(attributes?.keys() ?? [])].map((name) =>
        fc
          .option(fc.constantFrom(...(VALUES[name] ?? [])), name === needs ? { freq: 1000 } : {})
          .map((value) => (value === null && name !== needs ? '' : ` ${name}="${encoded(value ?? '/')}"`)),
      ),
    )
    .map((all) => all.join(''));

/** HTML that may stand in an element. */
function within(around: Element, depth: number, isLink: boolean): fc.Arbitrary<string> {
  const fitting = [...ELEMENTS].filter(
    ([name, { is, holds }]) =>
      around.holds?.includes(is) && (depth < 5 || !holds) && !(isLink && name === 'a'),
  );
  const text = around.holds?.includes('inline') ? [words.map(encoded)] : [fc.constant(' ')];
  const elements = fitting.map(([name, element]) =>
    fc
      .tuple(
        attributesOf(element),
        element.holds ? within(element, depth + 1, isLink || name === 'a') : fc.constant(''),
      )
      .map(([attributes, inner]) => `<${name}${attributes}>${element.holds ? `${inner}</${name}>` : ''}`),
  );
  return fc.array(fc.oneof(...text, ...elements), { maxLength: 3 }).map((parts) => parts.join(''));
}

test('every text of the table is allowed, its words are found again, and it is never deep', () => {
  fc.assert(
    fc.property(within(ROOT, 0, false), (text) => {
      expect(isAllowedHtml(text)).toBe(true);
      expect(plainOf(text)).not.toMatch(/<\/?(?:p|li|strong)\b[^>]*>(?=.*<\/)/s);
      expect(nestingOf(text)).toBeLessThanOrEqual(DEEPEST);
    }),
  );
});

test.each(HOSTILE)('%s is refused', (text) => {
  expect(isAllowedHtml(text)).toBe(false);
});

test('what is put into an allowed text at any place leaves it allowed only where it is text', () => {
  const good = '<p align="center">a <a href="/x">b</a></p><ul><li>c</li></ul>';
  fc.assert(
    fc.property(fc.nat(good.length), fc.constantFrom(...HOSTILE), (at, bad) => {
      expect(isAllowedHtml(good.slice(0, at) + bad + good.slice(at))).toBe(false);
    }),
  );
});

test('any string at all is answered, and one with a tag outside the table is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (isAllowedHtml(text))
        expect(text).not.toMatch(/<(?!\/?(?:p|h[234]|blockquote|[uo]l|li|[hb]r|strong|em|u|s|a|img)\b)/);
    }),
  );
});

test('its words, a line for each paragraph', () => {
  expect(
    plainOf('<h2>标题</h2><p>一 &amp; 二<br>三</p><ul><li><p>四</p></li></ul><img src="/a.png" alt="图">'),
  ).toBe('标题\n一 & 二\n三\n四\n图');
  expect([isEmptyHtml('<p></p>'), isEmptyHtml('<p>&nbsp;</p>'), isEmptyHtml('<img src="/a">')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is long and deep takes no long time', () => {
  const began = performance.now();
  for (const piece of [
    '<',
    '<a',
    '<p>',
    '<a href="',
    '&',
    '&amp',
    '</p>',
    '<p><a href="/x">',
    '<p ',
    'x="<',
  ]) {
    const text = piece.repeat(LONGEST_HTML / piece.length);
    expect(isAllowedHtml(text)).toBe(false);
    plainOf(text);
    nestingOf(text);
  }
  expect(performance.now() - began).toBeLessThan(3000);
  expect(isAllowedHtml('<blockquote>'.repeat(DEEPEST) + '</blockquote>'.repeat(DEEPEST))).toBe(true);
  expect(isAllowedHtml('<blockquote>'.repeat(DEEPEST + 1) + '</blockquote>'.repeat(DEEPEST + 1))).toBe(false);
  expect(isAllowedHtml(`<p>${'a'.repeat(LONGEST_HTML)}</p>`)).toBe(false);
});

test('names that are not open end nothing', () => {
  expect(nestingOf('<i></x>'.repeat(300))).toBe(300);
  expect(nestingOf('<i></i><br>'.repeat(300))).toBe(1);
});

test('the kind takes allowed HTML alone, and reads what is there', () => {
  const { strict } = html();
  expect(v.is(strict, { zh: '<p>一</p>', en: '', tw: '' })).toBe(true);
  expect(v.is(strict, { zh: '<p onclick="x">一</p>', en: '', tw: '' })).toBe(false);
  expect(readField(html(), { zh: '<script>1</script>', en: null }).value).toEqual({
    zh: '<script>1</script>',
    en: '',
    tw: '',
  });
  expect(readField(html(), 7).ok).toBe(false);
});
