import { onDemand } from '@/ui/load/onDemand';

/** Puts records into an order, for lists whose order the members see. */
export const SortDialog = onDemand(() => import('./SortList').then(({ SortList }) => SortList));
