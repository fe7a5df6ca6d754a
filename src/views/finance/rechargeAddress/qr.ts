import { onDemand } from '@/ui/load/onDemand';

/** The dialog with the QR code of an address, loaded when it is first opened. */
export const QrDialog = onDemand(() => import('./QrModal').then(({ QrModal }) => QrModal));
