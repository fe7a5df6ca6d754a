/**
 * Matches a number that `JSON.parse` would change or that is written back differently: 16 digits or more, a
 * zero-padded or tiny fraction, an exponent, a negative zero. It only matches right behind `:`, `[` or `,`, so
 * that digits inside strings do not cause the slow path.
 */
const FRAGILE = /[:[,]\s*(?:-?(?:\d{16}|[\d.]{17}|0\.0{6}|\d+\.\d*0\s*[,}\]]|\d+(?:\.\d+)?[eE])|-0\s*[,}\]])/;

/** Matches strings, so that they are skipped, and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function keepDigits(token: string): string {
  const fragile = !token.startsWith('"') && String(Number(token)) !== token;
  return fragile ? `"${token}"` : token;
}

/**
 * Parses JSON without changing a digit: numbers that a double cannot write back the same way
 * (ids beyond 2^53, `0.10`) arrive as strings of their source text.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (!FRAGILE.test(body)) return JSON.parse(body);
  // Only valid JSON is rewritten: quotes around a malformed number would make it valid.
  JSON.parse(body);
  return JSON.parse(body.replace(TOKENS, keepDigits));
}
