import { onDemand } from '../load/onDemand';

/** What differs between two versions of a text; its code is loaded with the first such text. */
export const TextDiff = onDemand(async () => (await import('./Passages')).Passages);
