/**
 * Formats of input texts. All checks test the length first and use no nested repetition, so that a
 * hostile paste cannot slow them down.
 */

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^(?:\d{3}-\d{8}|\d{4}-\d{7})$/;
const ACCOUNT = /^[A-Za-z]\w{4,15}$/;
const PASSWORD = /^[A-Za-z]\w{5,15}$/;
const STRONG_ALPHABET = /^[A-Za-z\d!@#$%^&.*]+$/;
const STRONG_KINDS = [/[A-Za-z]/, /\d/, /[!@#$%^&.*]/] as const;
const POSTCODE = /^[1-9]\d{5}$/;
const CHINESE_NAME = /^\p{Script=Han}{1,6}(?:\u00b7\p{Script=Han}{1,6}){0,2}$/u;

/** Control, zero-width and bidi characters. */
const UNSEEN = /\p{C}/u;

const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;
const QUOTED_LOCAL = /^"[^"\\\r\n]+"$/;
const LOCAL_ATOM = /^[^\s<>()[\]\\.,;:@"]+$/;
const HOST_LABEL = /^(?!-)[A-Za-z\d-]{1,63}(?<!-)$/;
const LATIN_TLD = /^[A-Za-z]{2,63}$/;

const MAX_URL = 2048;
const URL_PARTS = /^(?:(?:https?|ftp):)?\/\/([^\s/?#@\\:]+)(?::(\d{2,5}))?(?:[/?#]\S*)?$/i;
const ANY_LABEL = /^(?!-)[A-Za-z\d\u00a1-\uffff-]{1,63}(?<!-)$/;
const ANY_TLD = /^[A-Za-z\u00a1-\uffff]{2,63}$/;

const ID_CARD = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/;
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const ID_CHECKS = '10X98765432';

/** The provinces' characters, with those of embassies and consulates. */
const REGION =
  '[\\u4eac\\u6d25\\u6caa\\u6e1d\\u5180\\u8c6b\\u4e91\\u8fbd\\u9ed1\\u6e58\\u7696\\u9c81\\u65b0\\u82cf\\u6d59\\u8d63\\u9102\\u6842\\u7518\\u664b\\u8499\\u9655\\u5409\\u95fd\\u8d35\\u7ca4\\u9752\\u85cf\\u5ddd\\u5b81\\u743c\\u4f7f\\u9886]';
/** Trailer, learner, police, Hong Kong, Macao, embassy, consulate. */
const PLATE_ENDING = '\\u6302\\u5b66\\u8b66\\u6e2f\\u6fb3\\u4f7f\\u9886';
const PLATE = new RegExp(
  `^${REGION}[A-Z](?:\\d{5}[DF]|[DF][A-HJ-NP-Z\\d]\\d{4}|[A-HJ-NP-Z\\d]{4}[A-HJ-NP-Z\\d${PLATE_ENDING}])$`,
);

/** A mainland mobile number: 11 digits from 13 to 19. */
export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}

/** Three digits, hyphen, eight; or four, hyphen, seven. */
export function isLandline(text: string): boolean {
  return LANDLINE.test(text);
}

/** A log-in name: a letter, then 4 to 15 letters, digits or underscores. */
export function isAccount(text: string): boolean {
  return ACCOUNT.test(text);
}

/** A letter, then 5 to 15 letters, digits or underscores. */
export function isPassword(text: string): boolean {
  return PASSWORD.test(text);
}

/** 6 to 16 letters, digits and marks of `!@#$%^&.*`, with all three kinds in it. */
export function isStrongPassword(text: string): boolean {
  return passwordStrength(text) === 'strong';
}

/**
 * Strong has all three kinds, medium two; weak is any other text of six or more allowed characters, also one
 * longer than 16. Empty when it is not a valid password.
 */
export function passwordStrength(text: string): 'weak' | 'medium' | 'strong' | '' {
  if (text.length < 6 || !STRONG_ALPHABET.test(text)) return '';
  const kinds = STRONG_KINDS.filter((kind) => kind.test(text)).length;
  if (text.length > 16 || kinds === 1) return 'weak';
  return kinds === 3 ? 'strong' : 'medium';
}

/** Four numbers up to 255; leading zeros are allowed. */
export function isIpv4(text: string): boolean {
  return octets(text) !== null;
}

/** Local part in any script or quoted; domain with a top level of two letters or more, or `[1.2.3.4]`. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL || UNSEEN.test(text)) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= MAX_LOCAL_PART && isLocalPart(local) && isMailDomain(text.slice(at + 1));
}

/** 18 characters: a real date of birth from 1800 on and a valid check digit; `x` may be lower case. */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = (text.length === 18 && ID_CARD.exec(text)) || [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const weighted = ID_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return (
    isRealDate(Number(year), Number(month), Number(day)) &&
    text[17]?.toUpperCase() === ID_CHECKS[weighted % 11]
  );
}

/** One to six Han characters, and up to two more such groups after middle dots. */
export function isChineseName(text: string): boolean {
  return text.length <= 40 && CHINESE_NAME.test(text);
}

/** Six digits, the first not 0. */
export function isPostcode(text: string): boolean {
  return POSTCODE.test(text);
}

/**
 * `http`, `https`, `ftp` or nothing before `//`, then a public host: a name with a top level or an address
 * outside the private, loopback, link-local and multicast ranges. No user information. This only checks the
 * form; `safeLink` decides whether a link may be opened.
 */
export function isUrl(text: string): boolean {
  if (text.length > MAX_URL || UNSEEN.test(text)) return false;
  const [, host, port] = URL_PARTS.exec(text) ?? [];
  if (host === undefined || Number(port ?? 80) > 65_535) return false;
  const address = octets(host);
  return address
    ? isPublicAddress(address) && !/(?:^|\.)0\d/.test(host)
    : isNamedHost(host, ANY_LABEL, ANY_TLD);
}

/** A mainland licence plate, new-energy ones and special endings included; capital letters only. */
export function isPlate(text: string): boolean {
  return text.length <= 8 && PLATE.test(text);
}

function isLocalPart(local: string): boolean {
  return QUOTED_LOCAL.test(local) || local.split('.').every((atom) => LOCAL_ATOM.test(atom));
}

function isMailDomain(domain: string): boolean {
  if (domain.startsWith('[') && domain.endsWith(']')) return isIpv4(domain.slice(1, -1));
  return isNamedHost(domain, HOST_LABEL, LATIN_TLD);
}

function isNamedHost(host: string, label: RegExp, topLevel: RegExp): boolean {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}

function octets(text: string): number[] | null {
  if (!/^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text)) return null;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part <= 255) ? parts : null;
}

function isPublicAddress([a = 0, b = 0]: number[]): boolean {
  const isPrivate = a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
  const isLocal = a === 0 || a === 127 || (a === 169 && b === 254);
  return !isPrivate && !isLocal && a < 224;
}

function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
