import { create } from 'zustand';
import { isOwnPath, safeLink } from '@/lib/safeUrl';
import { useTheme } from './theme';
import { DEFAULT_THEME } from './themeTypes';

export const SIGN_IN_WAYS = ['account', 'mobile', 'qr'] as const;

type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const COLOURS = ['red', 'orange', 'green', 'blue', 'purple'] as const;

/** Texts of the log-in page that may be pages of somebody's own instead. */
const LEGAL = ['help', 'terms', 'privacy'] as const;

/** The grounds that a mark may be made for. */
const GROUNDS = ['light', 'dark'] as const;

/** The most letters that a mark has which stands in the settings themselves. */
const LONGEST_MARK = 8_000;

/** What one build shows differently where it is deployed: `config.json` beside the page. */
export interface Identity {
  /** Name of the console; empty for the built one. */
  title: string;
  /** The mark beside it, an image of our own origin or a `data:` one, by its ground; none for the built one. */
  logo: Readonly<Partial<Record<(typeof GROUNDS)[number], string>>>;
  /** A coloured line with a name, so that nobody takes one environment for another. */
  badge: { text: string; colour: (typeof COLOURS)[number] } | null;
  signIn: readonly SignInWay[];
  /** Whether the log-in page offers other providers. */
  thirdParty: boolean;
  /** Addresses that stand in place of the built texts. */
  legal: Readonly<Partial<Record<(typeof LEGAL)[number], string>>>;
}

const built: Identity = {
  title: '',
  logo: {},
  badge: null,
  signIn: SIGN_IN_WAYS,
  thirdParty: true,
  legal: {},
};

export const useIdentity = create<Identity>(() => built);

/** The console's name: what this browser has set for itself, else what the deployment has. */
export function useConsoleName(): string {
  const own = useTheme((theme) => theme.globalTitle);
  const { title } = useIdentity();
  return own === DEFAULT_THEME.globalTitle && title !== '' ? title : own;
}

/** The name as the window's title has it, where the line across the page is out of sight. */
export function useConsoleTitle(): string {
  const name = useConsoleName();
  const { badge } = useIdentity();
  return badge ? `[${badge.text}] ${name}` : name;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of plain text, else nothing: no control or invisible character. */
const lineOf = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value)
    ? value.trim()
    : '';

/** Whether a text is the path of a picture on our own origin, or a picture itself. */
const isMark = (text: string): boolean =>
  text.startsWith('data:')
    ? text.length <= LONGEST_MARK &&
      /^data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[\w+/]+=*$/.test(text)
    : /^[\w./-]+\.(?:svg|png|jpe?g|webp|gif)$/i.test(text) && isOwnPath(text);

/** One picture for every ground, or one for each. */
function logoOf(value: unknown): Identity['logo'] {
  if (typeof value === 'string') return isMark(value) ? { light: value } : {};
  const marks: Partial<Record<(typeof GROUNDS)[number], string>> = {};
  for (const ground of GROUNDS) {
    const mark: unknown = isObject(value) ? value[ground] : null;
    if (typeof mark === 'string' && isMark(mark)) marks[ground] = mark;
  }
  return marks;
}

function badgeOf(value: unknown): Identity['badge'] {
  if (!isObject(value)) return null;
  const text = lineOf(value['text'], 20);
  return text === '' ? null : { text, colour: COLOURS.find((one) => one === value['colour']) ?? 'red' };
}

function legalOf(value: unknown): Identity['legal'] {
  const links: Partial<Record<(typeof LEGAL)[number], string>> = {};
  for (const name of LEGAL) {
    const link: unknown = isObject(value) ? value[name] : null;
    const safe = typeof link === 'string' ? safeLink(link) : null;
    if (safe) links[name] = safe.href;
  }
  return links;
}

/**
 * Reads a deployment's settings. What is not sound in them counts as not said; nobody is left without a way to sign in.
 * @throws SyntaxError when the text is no JSON, TypeError when it is no object
 */
export function identityOf(text: string): Identity {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new TypeError('config.json holds no object');
  const ways: unknown = value['signIn'];
  const signIn = Array.isArray(ways) ? SIGN_IN_WAYS.filter((way) => ways.includes(way)) : [];
  return {
    title: lineOf(value['title'], 60),
    logo: logoOf(value['logo']),
    badge: badgeOf(value['badge']),
    signIn: signIn.length > 0 ? signIn : SIGN_IN_WAYS,
    thirdParty: value['thirdParty'] !== false,
    legal: legalOf(value['legal']),
  };
}
