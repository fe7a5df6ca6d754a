/** Parts of a position that can be closed, in percent. */
export const SHARES = ['25', '50', '75', '100'] as const;

export type Share = (typeof SHARES)[number];

export const isShare = (value: unknown): value is Share => SHARES.some((share) => share === value);
