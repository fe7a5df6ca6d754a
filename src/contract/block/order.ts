import { ids } from '../field/texts';

/** Ids of all records in their new order. */
export const order = { ids: ids({ max: 500 }) };
