import { onDemand } from '../load/onDemand';

/** Shows HTML from anywhere, cleaned. Its code is loaded with the first such text. */
export const FormattedText = onDemand(async () => (await import('./Formatted')).Formatted);
