import { messages } from './messages';

/** Languages an answer's `msg` is written in. */
export type Lang = 'zh-cn' | 'en' | 'zh-tw';

/** Every code of the catalogue but 0. */
export type RefusalCode = keyof typeof messages;

/** A refused call: becomes the answer `{code, msg, data}` with HTTP 200. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** Fill the placeholders of the text. */
    readonly params: Readonly<Record<string, string | number>> = {},
    /** Travels as `data`. */
    readonly data: unknown = null,
  ) {
    super(`refused with ${code}`);
  }
}

/** The text of a code in a language, placeholders filled. */
export function wording(refusal: Refusal, lang: Lang): string {
  const [zh, en, tw] = messages[refusal.code];
  const text = { 'zh-cn': zh, en, 'zh-tw': tw }[lang];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(refusal.params[name] ?? hole));
}

/** Parameter invalid, named. */
export const invalid = (field: string): Refusal => new Refusal(40000, { field });

/** `Accept-Language` → one of ours; simplified Chinese unless told. */
export function langOf(header: string | null): Lang {
  const tag = (header ?? '').trim().toLowerCase();
  if (tag.startsWith('en')) return 'en';
  return /^zh-(tw|hk|mo|hant)/.test(tag) ? 'zh-tw' : 'zh-cn';
}
