import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTheme } from '@/stores/themeCheck';
import { DEFAULT_THEME } from '@/stores/themeTypes';

/** Reads a theme and notes what was dropped. */
function read(stored: unknown) {
  const broken: string[] = [];
  return { theme: readTheme(stored, (field) => broken.push(field)), broken };
}

test.each([['a string'], [7], [true], [[]], [[{ primary: '#000000' }]]])('C125 %j is no theme', (stored) => {
  expect(read(stored)).toEqual({ theme: DEFAULT_THEME, broken: [''] });
});

test('C125 nothing stored is nothing broken', () => {
  expect(read(null)).toEqual({ theme: DEFAULT_THEME, broken: [] });
});

test.each<[string, unknown[]]>([
  ['layout', ['evil', '', null, 1, 'Defaults', ['classic']]],
  ['primary', ['red;}', '#fff', '409eff', '#409eff00', 'rgb(1,2,3)', '', 0, 'url(x)', '#40 9ef']],
  ['menuBar', ['#12345g', 'expression(1)', {}]],
  ['lockScreenTime', [-1, 0, 1e9, '5', 1.5, NaN, 10_000, null]],
  ['isIsDark', ['true', 1, null]],
  ['globalI18n', ['xx', 'zh-CN', 'EN', 0]],
  ['tagsStyle', ['tags-style-two', '']],
  ['animation', ['fade', 7]],
  ['columnsAsideStyle', ['columns', null]],
  ['columnsAsideLayout', ['columns-round']],
  ['globalComponentSize', ['huge']],
  ['wartermarkText', ['', '   ', 'x'.repeat(201), 5]],
  ['globalTitle', ['', ' ', 'x'.repeat(61)]],
])('C125 a broken %s keeps its default, and nothing else is lost', (field, values) => {
  for (const value of values) {
    const { theme, broken } = read({ [field]: value, isFooter: true });
    expect(theme).toEqual({ ...DEFAULT_THEME, isFooter: true });
    expect(broken).toEqual([field]);
  }
});

test('C125 C127 unknown names, also those of an older version, are dropped without a word', () => {
  const stored: unknown = JSON.parse(
    '{"version":0,"menuBarActiveColor":"#fff","__proto__":{"isFooter":true},"constructor":1,"isFooter":false}',
  );
  expect(read(stored)).toEqual({ theme: DEFAULT_THEME, broken: [] });
  expect(Reflect.get({}, 'isFooter')).toBeUndefined();
});

test('C127 what still fits is kept, whatever version it says', () => {
  expect(read({ version: 99, primary: '#112233', lockScreenTime: 9999 }).theme).toEqual({
    ...DEFAULT_THEME,
    primary: '#112233',
    lockScreenTime: 9999,
  });
});

test.each([
  [
    { isGrayscale: true, isInvert: true },
    { isGrayscale: true, isInvert: false },
  ],
  [
    { layout: 'transverse', isCollapse: true },
    { layout: 'transverse', isCollapse: false },
  ],
  [{ isDrawer: true }, { isDrawer: false }],
])('C132 of %j stays %j', (stored, kept) => {
  expect(read(stored)).toEqual({ theme: { ...DEFAULT_THEME, ...kept }, broken: [] });
});

test('C125 C130 whatever is stored or pasted, a whole and lawful theme comes out', () => {
  const field = fc.constantFrom(...Object.keys(DEFAULT_THEME), '__proto__', 'x');
  fc.assert(
    fc.property(fc.dictionary(field, fc.anything()), (stored) => {
      const theme = readTheme(stored);
      expect(Object.keys(theme).sort()).toEqual(Object.keys(DEFAULT_THEME).sort());
      expect(readTheme(theme)).toEqual(theme);
      expect(theme.isGrayscale && theme.isInvert).toBe(false);
    }),
  );
});
