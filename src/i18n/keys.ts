/** Filled by the simplified Chinese words: each of those files adds its keys (`declare module '@/i18n/keys'`). */
export interface Messages {}

/** Filled in the same place by the areas that code loads by their names. */
export interface Areas {}

/** Every message key. */
export type Key = keyof Messages;

/** Names of message areas: a file of `i18n/<language>`, or the folder of a view (`finance/recharge`). */
export type Area = keyof Areas;
