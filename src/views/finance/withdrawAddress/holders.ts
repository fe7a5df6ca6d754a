import { onDemand } from '@/ui/load/onDemand';

/** The dialog with the members who have an address, loaded when it is first opened. */
export const HoldersDialog = onDemand(() =>
  import('./HoldersModal').then(({ HoldersModal }) => HoldersModal),
);
