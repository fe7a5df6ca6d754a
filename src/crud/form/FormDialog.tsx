import { onDemand } from '@/ui/load/onDemand';

/** A small form over the page, for actions that want a reason, a password, a figure. */
export const FormDialog = onDemand(() => import('./FormModal').then(({ FormModal }) => FormModal));
