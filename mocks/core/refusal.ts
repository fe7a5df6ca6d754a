import { messages, reasons } from './messages';
import type { Texts } from './rows';

/** Languages an answer's `msg` is written in. */
export type Lang = 'zh-cn' | 'en' | 'zh-tw';

/** Every code of the catalogue but 0. */
export type RefusalCode = keyof typeof messages;

/**
 * What fills the places of a refusal's text. `because` is a text of its own, with places too: one that areas share, by its name, or
 * one that an area declares. `says` is a sentence as it is.
 */
export type RefusalParams = Readonly<Record<string, string | number | Texts>> & {
  readonly because?: keyof typeof reasons | Texts;
  readonly says?: Texts;
};

/** A refused call: becomes the answer `{code, msg, data}` with HTTP 200. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** Fill the placeholders of the text. */
    readonly params: RefusalParams = {},
    /** Travels as `data`. */
    readonly data: unknown = null,
  ) {
    super(`refused with ${code}`);
  }
}

const textIn = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

/** The text of a refusal in a language, placeholders filled. */
export function wording({ code, params }: Refusal, lang: Lang): string {
  // A sentence of the contract is whole: what looks like a place in it was typed by an operator.
  if (params.says) return textIn(params.says, lang);
  const { because } = params;
  const [zh, en, tw] = typeof because === 'string' ? reasons[because] : (because ?? messages[code]);
  return textIn([zh, en, tw], lang).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name] ?? hole;
    return typeof value === 'object' ? textIn(value, lang) : String(value);
  });
}

/** The text of a refusal in every language. */
export const wordings = (refusal: Refusal): Texts => [
  wording(refusal, 'zh-cn'),
  wording(refusal, 'en'),
  wording(refusal, 'zh-tw'),
];

/** Parameter invalid, named. */
export const invalid = (field: string): Refusal => new Refusal(40000, { field });

/** A number outside its bounds, which are told. */
export function outOfBounds(field: string, { min, max }: { min?: number; max?: number }): Refusal {
  if (max === undefined) return new Refusal(40000, { field, because: 'belowBound', min: min ?? 0 });
  if (min === undefined) return new Refusal(40000, { field, because: 'aboveBound', max });
  return new Refusal(40000, { field, because: 'outOfBounds', min, max });
}

/** `Accept-Language` → one of ours; simplified Chinese by default. */
export function langOf(header: string | null): Lang {
  const tag = (header ?? '').trim().toLowerCase();
  if (tag.startsWith('en')) return 'en';
  return /^zh-(tw|hk|mo|hant)/.test(tag) ? 'zh-tw' : 'zh-cn';
}
