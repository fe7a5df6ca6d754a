import { version } from '../field/numbers';
import { sortable } from '../field/shared';
import { id } from '../field/texts';

/** Which record it is, and how often it was changed. */
export const identity = { id: sortable(id()), version: version() };
