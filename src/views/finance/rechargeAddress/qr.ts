import { onDemand } from '@/ui/load/onDemand';

/** An address as a picture to be scanned. */
export const QrDialog = onDemand(() => import('./QrModal').then(({ QrModal }) => QrModal));
