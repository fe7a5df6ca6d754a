import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourProblem, dark, hexToRgb, light, parseColour, rgbToHex } from '@/lib/colour';

test.each([
  ['#409eff', 0.1, '#53a7ff'],
  ['#409eff', 0.2, '#66b1ff'],
  ['#409eff', 0.3, '#79bbff'],
  ['#409eff', 0.4, '#8cc4ff'],
  ['#409eff', 0.5, '#9fceff'],
  ['#409eff', 0.6, '#b2d8ff'],
  ['#409eff', 0.7, '#c5e1ff'],
  ['#409eff', 0.8, '#d8ebff'],
  ['#409eff', 0.9, '#ebf5ff'],
  ['#354E67', 0.05, '#3f566e'],
  ['#354E67', 0.5, '#9aa6b3'],
  ['#354E67', 0.6, '#aeb8c2'],
])('%s lightened by %d is %s', (hex, level, result) => {
  expect(light(hex, level)).toBe(result);
});

test('the other conversions', () => {
  expect(dark('#409eff', 0.1)).toBe('#398ee5');
  expect(hexToRgb('409eff')).toEqual([64, 158, 255]);
  expect(rgbToHex(0, 5, 16)).toBe('#000510');
  expect(parseColour(' RGB(0, 5, 16) ')).toBe('#000510');
});

test.each([
  [300, 1, 1],
  [1000, 1, 1],
  [-1, 0, 0],
  [0.5, 0, 0],
  [Number.NaN, 0, 0],
])('rgb %d %d %d is refused', (red, green, blue) => {
  expect(rgbToHex(red, green, blue)).toBeNull();
});

const GOOD = `#409eff 409eff #FFFFFF 000000 #AbCdEf #123456 fedcba #000000 #354E67 0a0b0c
rgb(0,0,0) rgb(255,255,255) RGB(1,2,3) rgb(007,08,9) rgb(99,100,101) 1,2,3 255,0,0`
  .split(/\s/)
  .concat('rgb(64, 158, 255)', 'rgb( 1 , 2 , 3 )', '0, 0, 0');

test.each(GOOD)('C88 C133 %j is a colour', (text) => {
  expect(colourProblem(text)).toBeNull();
  expect(parseColour(text)).toMatch(/^#[\da-f]{6}$/);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['#fff', 'hexColour'],
  ['#ffff', 'hexColour'],
  ['#fffff', 'hexColour'],
  ['#fffffff', 'hexColour'],
  ['#ffffffff', 'hexColour'],
  ['#gggggg', 'hexColour'],
  ['##ffffff', 'hexColour'],
  ['#', 'hexColour'],
  ['#12345;', 'hexColour'],
  ['fff', 'hex'],
  ['ffffffff', 'hex'],
  ['red', 'hex'],
  ['red;}', 'hex'],
  ['0xffffff', 'hex'],
  ['url(x)', 'hex'],
  ['javascript:alert(1)', 'hex'],
  ['４０９eff', 'hex'],
  ['var(--x)', 'hex'],
  ['rgb(999,1,1)', 'rgb'],
  ['rgb(256,0,0)', 'rgb'],
  ['rgb(1000,1,1)', 'rgb'],
  ['rgb(1,1)', 'rgb'],
  ['rgb(1,1,1,1)', 'rgb'],
  ['rgba(1,1,1,.5)', 'rgb'],
  ['rgb(-1,0,0)', 'rgb'],
  ['rgb(1.5,0,0)', 'rgb'],
  ['rgb(a,b,c)', 'rgb'],
  ['1,2', 'rgb'],
  ['rgb(10%,0,0)', 'rgb'],
  ['rgb 1 2 3', 'rgb'],
  ['rgb(1,2,3);', 'rgb'],
  ['rgb(1,2,3', 'rgb'],
  ['1,2,3)', 'rgb'],
])('C133 %j is refused as %s', (text, problem) => {
  expect(colourProblem(text)).toBe(problem);
  expect(parseColour(text)).toBeNull();
  expect([light(text, 0.5), dark(text, 0.5)]).toEqual([null, null]);
});

test('hex and rgb convert there and back, and a mix stays between its ends', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(
      channel,
      channel,
      channel,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (red, green, blue, level) => {
        const hex = rgbToHex(red, green, blue) ?? '';
        expect(hexToRgb(hex)).toEqual([red, green, blue]);
        for (const mixed of [light(hex, level), dark(hex, level)]) expect(mixed).toMatch(/^#[\da-f]{6}$/);
        expect([light(hex, 0), light(hex, 1), dark(hex, 0), dark(hex, 1)]).toEqual([
          hex,
          '#ffffff',
          hex,
          '#000000',
        ]);
      },
    ),
  );
});

test.each(['f', '#', '1,', ' ', 'rgb(', '1', ','])('C88 100 kB of %j are no colour', (unit) => {
  const long = unit.repeat(100_000 / unit.length);
  for (const text of [`#${long}x`, `rgb(${long})`, `1${long},2,3;`]) expect(parseColour(text)).toBeNull();
});
