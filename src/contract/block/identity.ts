import { version } from '../field/numbers';
import { id } from '../field/texts';

/** Which record it is, and how often it was changed. */
export const identity = { id: id(), version: version() };
