import type { auth } from '@/contract/member/auth';
import type { WireDetailOf } from '@/contract/resource';
import { drawn, escaped } from '../core/pictures';
import type { AuthRow } from './store';

type Pictures = Pick<WireDetailOf<typeof auth>, 'frontImg' | 'backImg' | 'holdImg'>;

const WIDTH = 480;
const HEIGHT = 300;

const line = (y: number, words: string, size = 18) =>
  `<text x="24" y="${y}" font-size="${size}" font-family="sans-serif" fill="#234">${escaped(words)}</text>`;

const face = (x: number, y: number, scale: number, seed: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-50" y="-62" width="100" height="124" fill="#dde6ef"/>` +
  `<circle cy="-12" r="30" fill="hsl(${20 + (seed % 20)} 45% 72%)"/><path d="M-46 62c4-34 22-40 46-40s42 6 46 40z" fill="hsl(${(seed * 47) % 360} 30% 45%)"/>` +
  `<path d="M-30-16c0-26 60-26 60 0c-8-12-52-12-60 0z" fill="#333"/></g>`;

const card = (colour: string, content: string) =>
  `<rect width="${WIDTH}" height="${HEIGHT}" rx="16" fill="${colour}"/>` +
  `<path d="M0 240C120 200 240 280 ${WIDTH} 220V284a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" fill="#fff" opacity=".35"/>` +
  `${content}<text x="24" y="290" font-size="12" font-family="sans-serif" fill="#567">SPECIMEN - DEMO DATA</text>`;

const front = ({ id, ocrName, ocrNo, ocrBirthday, birthday, countryCode }: AuthRow) =>
  card(
    '#cfe3f5',
    line(36, `${countryCode} IDENTITY DOCUMENT`, 14) +
      line(92, ocrName, 28) +
      line(140, ocrBirthday ?? birthday) +
      line(236, ocrNo, 24) +
      face(400, 110, 1, id),
  );

const back = ({ ocrExpireAt, docExpireAt, countryCode }: AuthRow) =>
  card(
    '#f3dfd0',
    `<circle cx="92" cy="96" r="48" fill="none" stroke="#b7410e" stroke-width="8"/>` +
      `<text x="92" y="106" text-anchor="middle" font-size="28" font-family="sans-serif" fill="#b7410e">${escaped(countryCode)}</text>` +
      line(210, `VALID UNTIL ${ocrExpireAt ?? docExpireAt}`, 22),
  );

const held = (row: AuthRow) =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#8fa3b5"/>${face(170, 150, 2, row.id + (row.faceScore ?? 0))}` +
  `<g transform="translate(290 150) rotate(-6) scale(.36)">${front(row)}</g>`;

/** The pictures of a request of level 2, made up from what was read from them. */
export function picturesOf(row: AuthRow): Pictures {
  const picture = (draw: (row: AuthRow) => string) => (row.ocrNo ? drawn(WIDTH, HEIGHT, draw(row)) : '');
  return { frontImg: picture(front), backImg: picture(back), holdImg: picture(held) };
}
