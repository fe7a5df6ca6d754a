import { onDemand } from '@/ui/load/onDemand';

/** The members who have an address. */
export const HoldersDialog = onDemand(() =>
  import('./HoldersModal').then(({ HoldersModal }) => HoldersModal),
);
