const MAX_URL = 2048;
const MAX_DECODES = 3;
const MAX_PARAMS = 4096;
const MAX_PARAM_KEYS = 50;
/** Control characters, zero-width and bidi marks, lone surrogates, every kind of space, backslash. */
const FORBIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u;
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const NO_RETURN: readonly string[] = ['/login', '/401'];

/**
 * Whether a text is a path on this host: one leading slash, no empty, `.` or `..` segment in its path or fragment, no
 * backslash, whitespace or invisible character, at most 2,048 characters. This must still hold after each of at most
 * three decodings. A query leads nowhere, so that it may contain addresses.
 */
export function isOwnPath(text: string): boolean {
  return decodedPath(text) !== null;
}

/**
 * The target of the redirect after log-in. Takes the `redirect` of the query, one value or an array; a repeated
 * one is refused. Returns a path below the router's base, with query and hash unchanged, or null when it is
 * unsafe. The caller has to check whether the route exists.
 *
 * @param base the router's base, `/` or `/console/`
 * @param origin our own, such as `https://console.example`
 */
export function safeRedirect(raw: unknown, base: string, origin: string): string | null {
  const text = single(raw);
  if (text === null) return null;
  const path = decodedPath(text);
  if (path === null || parseUrl(text, origin)?.origin !== origin) return null;
  const target = pathname(belowBase(path, base)).toLowerCase().replace(/\/$/, '');
  return NO_RETURN.includes(target) ? null : belowBase(text, base);
}

/**
 * The `params` of the log-in page's query: a JSON object of scalars and lists of scalars, as query values.
 * Anything larger, deeper or of another type gives an empty record. The record has no prototype.
 */
export function parseParams(raw: unknown): Record<string, string | string[]> {
  const params: Record<string, string | string[]> = Object.create(null);
  const entries = paramEntries(single(raw));
  if (!entries?.every(([, value]) => value !== null)) return params;
  for (const [key, value] of entries) {
    if (value !== null && !FORBIDDEN_KEYS.includes(key)) params[key] = value;
  }
  return params;
}

/**
 * A link out of the console, or null when it is unsafe: absolute https (http too in development), no user
 * information, no invisible characters, no internationalised host (look-alikes), at most 2,048 characters.
 */
export function safeLink(url: string, { dev = false }: { dev?: boolean } = {}): URL | null {
  if (url.length > MAX_URL || FORBIDDEN.test(url) || !/^https?:\/\/[^/]/i.test(url)) return null;
  const parsed = parseUrl(url);
  if (!parsed || (parsed.protocol !== 'https:' && !dev)) return null;
  if (parsed.username !== '' || parsed.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(url)) return null;
  return parsed.hostname.split('.').some((label) => label.startsWith('xn--')) ? null : parsed;
}

/** A link that may be embedded: a safe one whose host (with its port, if any) is on the list; else null. */
export function safeFrame(
  url: string,
  allowedHosts: readonly string[],
  options: { dev?: boolean } = {},
): URL | null {
  const parsed = safeLink(url, options);
  return parsed && allowedHosts.includes(parsed.host) ? parsed : null;
}

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The path with all escapes decoded, or null when any stage of it, of the query or of the fragment breaks a rule. */
function decodedPath(text: string): string | null {
  if (text.length > MAX_URL) return null;
  const [, path = '', query = '', fragment = ''] = PARTS.exec(text) ?? [];
  if (decoded(query, isClean) === null || decoded(fragment, isStraight) === null) return null;
  return path.startsWith('/') ? decoded(path, isStraight) : null;
}

/** The text with all escapes decoded, or null when any stage breaks the rule. */
function decoded(text: string, isAllowed: (stage: string) => boolean): string | null {
  let stage = text;
  for (let decodes = 0; decodes <= MAX_DECODES; decodes += 1) {
    if (!isAllowed(stage)) return null;
    const next = decode(stage);
    if (next === null || next === stage) return next;
    stage = next;
  }
  return null;
}

function isClean(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** Clean, and without an empty segment or one that climbs. */
function isStraight(text: string): boolean {
  return (
    isClean(text) &&
    !text.includes('//') &&
    !text.split(/[/?#]/).some((segment) => segment === '.' || segment === '..')
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

function belowBase(path: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  const rest = path.slice(prefix.length);
  if (!path.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function pathname(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}

function single(raw: unknown): string | null {
  const value: unknown = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
  return typeof value === 'string' ? value : null;
}

function paramEntries(text: string | null): [string, string | string[] | null][] | null {
  if (text === null || text.length > MAX_PARAMS) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > MAX_PARAM_KEYS) return null;
  return entries.map(([key, entry]) => [key, paramValue(entry)]);
}

function paramValue(value: unknown): string | string[] | null {
  if (!Array.isArray(value)) return scalar(value);
  const items = value.map(scalar).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** A number that lost digits when it was parsed would open another record, so it is refused. */
function scalar(value: unknown): string | null {
  if (value === null) return '';
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;
}
