/** Pixels upward beyond which the curtain opens. */
const FAR = 400;

/** In a window too low for that distance, this fraction of its height suffices. */
const PART = 0.75;

/** Pixels the curtain is lifted when the pointer has moved from one height to another; 0 for movement downward. */
export const lift = (from: number, to: number): number => Math.max(0, from - to);

/** Whether a lift, in pixels, opens the curtain in a window of this height. */
export const opens = (lifted: number, height: number): boolean => lifted > Math.min(FAR, height * PART);

/** Opacity of the lifted curtain, from 0 to 1. */
export const opacityOf = (lifted: number): number => Math.max(0, 1 - lifted / FAR);
