/** Texts by key, in the order of `LANGUAGES`. */
export type Words = Readonly<Record<string, readonly [simplified: string, en: string, traditional: string]>>;

/** Extended by the words files: each of them adds its keys (`declare module '@/i18n/keys'`). */
export interface Messages {}

/** Extended in the same way by the areas that code loads by name. */
export interface Areas {}

/** Every message key. */
export type Key = keyof Messages;

/** Names of areas: a file of `i18n/words`, or the folder of a view (`finance/recharge`). */
export type Area = keyof Areas;
