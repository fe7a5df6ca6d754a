import { ids } from '../field/texts';

/** The records in the order they are to have, 500 at most. */
export const order = { ids: ids() };
