/** What is wrong with a colour; each value is part of a message key. */
export type ColourProblem = 'hex' | 'hexColour' | 'rgb' | 'empty';

type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const RGB_CALL = /^rgb\(([^()]*)\)$/i;
const RGB = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/;

/** Six hex digits with or without `#`; null for anything else. */
export function hexToRgb(hex: string): Rgb | null {
  return channels(HEX.exec(hex), 16);
}

/** Lower case with `#`; null unless all three are whole numbers from 0 to 255. */
export function rgbToHex(red: number, green: number, blue: number): string | null {
  const rgb: Rgb = [red, green, blue];
  if (!rgb.every((value) => Number.isInteger(value) && value >= 0 && value <= 255)) return null;
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads `#409eff`, `409eff`, `rgb(64, 158, 255)` or `64,158,255` as lower-case hex; null otherwise. */
export function parseColour(text: string): string | null {
  const typed = text.trim();
  const rgb = hexToRgb(typed) ?? channels(RGB.exec(RGB_CALL.exec(typed)?.[1] ?? typed), 10);
  return rgb && rgbToHex(...rgb);
}

/** Why a typed colour is refused; null when it is valid. */
export function colourProblem(text: string): ColourProblem | null {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (parseColour(typed) !== null) return null;
  if (/^rgb|,/i.test(typed)) return 'rgb';
  return typed.startsWith('#') ? 'hexColour' : 'hex';
}

/** Mixes black in, `level` from 0 to 1; null when the colour is invalid. */
export function dark(hex: string, level: number): string | null {
  return mapChannels(hex, (value) => Math.floor(value * (1 - level)));
}

/** Mixes white in, `level` from 0 to 1; null when the colour is invalid. */
export function light(hex: string, level: number): string | null {
  return mapChannels(hex, (value) => Math.floor((255 - value) * level + value));
}

function mapChannels(hex: string, change: (value: number) => number): string | null {
  const rgb = hexToRgb(hex);
  return rgb && rgbToHex(change(rgb[0]), change(rgb[1]), change(rgb[2]));
}

function channels(match: RegExpExecArray | null, radix: number): Rgb | null {
  if (!match) return null;
  const [red, green, blue] = match.slice(1).map((digits) => Number.parseInt(digits, radix));
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue];
}
