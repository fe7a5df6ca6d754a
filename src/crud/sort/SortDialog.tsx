import { onDemand } from '@/ui/load/onDemand';

/** Dialog to reorder records, for lists whose order the members see. */
export const SortDialog = onDemand(() => import('./SortList').then(({ SortList }) => SortList));
