import type { Random } from './random';

const COLOURS = ['#409eff', '#67a23a', '#b88230', '#c45656', '#7a6fd0', '#2d8c8c'];

const asDataUri = (svg: string): string => `data:image/svg+xml;base64,${btoa(svg)}`;

/** Text that stands for itself inside a picture. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A picture of so many pixels, with texts of any language. */
export const drawn = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )}`;

/** A round picture with the first letter of a name (ASCII). */
export function letterPicture(name: string): string {
  const letter = name.slice(0, 1).toUpperCase();
  const colour = COLOURS[(name.length * 7 + name.charCodeAt(0)) % COLOURS.length] ?? '#409eff';
  return asDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/>` +
      `<text x="32" y="43" font-size="30" font-family="sans-serif" text-anchor="middle" fill="#fff">${escaped(letter)}</text></svg>`,
  );
}

/** A captcha, 130 × 38, with the code drawn a little unevenly. */
export function captchaPicture(code: string, random: Random): string {
  const letters = Array.from(code).map(
    (letter, index) =>
      `<text x="${16 + index * 27}" y="${24 + random.int(0, 6)}" font-size="24" font-family="monospace" ` +
      `fill="${random.pick(COLOURS)}" transform="rotate(${random.int(-18, 18)} ${22 + index * 27} 19)">${letter}</text>`,
  );
  const lines = Array.from(
    { length: 4 },
    () =>
      `<path d="M0 ${random.int(2, 36)}L130 ${random.int(2, 36)}" stroke="${random.pick(COLOURS)}" opacity=".35"/>`,
  );
  return asDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="38"><rect width="130" height="38" fill="#f2f3f5"/>` +
      `${lines.join('')}${letters.join('')}</svg>`,
  );
}

/** A made-up payment slip with these lines (ASCII). */
export function voucherPicture(lines: readonly string[]): string {
  const rows = lines.map(
    (line, index) =>
      `<text x="16" y="${64 + index * 24}" font-size="14" font-family="monospace" fill="#333">${escaped(line)}</text>`,
  );
  return asDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>` +
      `<rect width="300" height="36" fill="#409eff"/><text x="16" y="24" font-size="16" fill="#fff">PAYMENT SLIP (DEMO)</text>` +
      `${rows.join('')}</svg>`,
  );
}
