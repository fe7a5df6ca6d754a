/**
 * Extended by the simplified Chinese messages: each of those files adds its keys (`declare module
 * '@/i18n/keys'`).
 */
export interface Messages {}

/** Extended in the same way by the areas that code loads by name. */
export interface Areas {}

/** Every message key. */
export type Key = keyof Messages;

/** Names of areas: a file of `i18n/<language>`, or the folder of a view (`finance/recharge`). */
export type Area = keyof Areas;
