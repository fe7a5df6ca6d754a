import { ids } from '../field/texts';

/** Ids of all records in their new order, 500 at most. */
export const order = { ids: ids() };
