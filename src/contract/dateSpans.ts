/** Spans of days that move with the day: an address and a saved filter hold their names, so that they are never out of date. */
export const DATE_SPANS = ['today', 'yesterday', 'last7', 'last30'] as const;

export type DateSpan = (typeof DATE_SPANS)[number];
