import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressProblem, clip, halfWidth, middleEllipsis, visibleText } from '@/lib/text';

test.each([
  ['plain 文字', 'plain 文字'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['photo\u202egpj.exe', 'photo[U+202E]gpj.exe'],
  ['a\u0000b', 'a[U+0000]b'],
  ['a\u200bb', 'a[U+200B]b'],
  ['\ufeffx', '[U+FEFF]x'],
  ['a\u200db', 'a[U+200D]b'],
  ['\ud800', '[U+D800]'],
  ['\u{e0041}', '[U+E0041]'],
  ['👩‍💻', '👩‍💻'],
  ['👩🏽‍💻 ❤️‍🔥', '👩🏽‍💻 ❤️‍🔥'],
  ['<b>', '<b>'],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', null],
  ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', null],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', null],
  ['', null],
  ['0x5290\u200b8400', 'invisible'],
  ['0x5290 8400', 'invisible'],
  ['0x5290\u00a08400', 'invisible'],
  ['\u202e0x5290', 'invisible'],
  ['0x5290\u3164', 'invisible'],
  ['0x5290\n', 'invisible'],
  ['TJRуWw', 'lookAlike'],
  ['bс1q', 'lookAlike'],
  ['０x52', 'lookAlike'],
  ['TΑ1', 'lookAlike'],
])('C102 address %j is %s', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['ab😀cd', 4, 'ab…'],
  ['ab😀cd', 5, 'ab😀…'],
  ['abc', 1, '…'],
  ['', 3, ''],
])('%j clipped to %i is %j', (text, max, clipped) => {
  expect(clip(text, max)).toBe(clipped);
});

test('the middle is left out only when that shortens, and pairs stay whole', () => {
  expect(middleEllipsis('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('0x5290…169EE7');
  expect(middleEllipsis('1234567890123')).toBe('1234567890123');
  expect(middleEllipsis('12345678901234')).toBe('123456…901234');
  expect(middleEllipsis('a😀bcde😀f', 2, 2)).toBe('a…f');
  expect(middleEllipsis('abcdefghij', 3, 0)).toBe('abc…');
});

test('what is clipped is never longer than asked for, and never holds half a pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, max) => {
      expect(clip(text, max).length).toBeLessThanOrEqual(max);
      for (const cut of [clip(text, max), middleEllipsis(text, max, max)]) expect(cut).not.toMatch(/\p{Cs}/u);
    }),
  );
});

test('only full-width digits and marks become plain, not every compatible character', () => {
  expect(halfWidth('１２，３．４。５')).toBe('12,3.4.5');
  expect(halfWidth('10² ½ Ａ')).toBe('10² ½ Ａ');
});
