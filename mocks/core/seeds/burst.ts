import { HOUR } from '../time';

/** A list of stolen passwords tried from one address: so many accounts, in so long a time, so long ago. */
export const BURST = { ip: '198.51.100.247', accounts: 140, within: 2 * HOUR, ago: 28 * HOUR } as const;
