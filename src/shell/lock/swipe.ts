/** Pixels upward beyond which the curtain opens (spec §2). */
const FAR = 400;

/** Where a window is too low for the full way, this part of its height will do. */
const PART = 0.75;

/** Pixels the curtain has been lifted for a way of the pointer; downward counts as none. */
export const lift = (from: number, to: number): number => Math.max(0, from - to);

/** Whether a lift opens the curtain of a window of this height. */
export const opens = (lifted: number, height: number): boolean => lifted > Math.min(FAR, height * PART);

/** How much is still to be seen of a lifted curtain. */
export const opacityOf = (lifted: number): number => Math.max(0, 1 - lifted / FAR);
