import { onDemand } from '@/crud/onDemand';

/** An address as a picture to be scanned. */
export const QrDialog = onDemand(() => import('./QrModal').then(({ QrModal }) => QrModal));
