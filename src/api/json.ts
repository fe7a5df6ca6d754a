import { parse } from 'lossless-json';

/**
 * A number that a double would change: 16 digits or more, a long or zero-padded fraction, an exponent.
 * Looked for right behind `:`, `[` or `,`, so that digits inside strings do not cost the slow path.
 */
const FRAGILE = /[:[,]\s*-?(?:\d{16}|\d+\.\d{15}|\d+\.\d*0\s*[,}\]]|\d+(?:\.\d+)?[eE])/;

function keepText(text: string): number | string {
  const value = Number(text);
  return String(value) === text ? value : text;
}

/**
 * Parses JSON without changing a digit: numbers that a double cannot write back the same way
 * (ids beyond 2^53, `0.10`) arrive as their source text.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return FRAGILE.test(body) ? parse(body, undefined, keepText) : JSON.parse(body);
}
