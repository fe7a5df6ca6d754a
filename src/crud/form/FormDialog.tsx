import { onDemand } from '@/ui/load/onDemand';

/** A small form in a dialog, for actions that need a reason, a password or an amount. */
export const FormDialog = onDemand(() => import('./FormModal').then(({ FormModal }) => FormModal));
