import { loadMessages } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';

/** What is still open of members or of an address, in the dialog that stops or frees them. */
export const StillOpen = onDemand(async () => {
  const [{ OpenTable }] = await Promise.all([import('./OpenTable'), loadMessages('stops')]);
  return OpenTable;
});
