import { loadMessages } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';

/** Says what became of a write without a form whose answer was lost. */
export const LostDialog = onDemand(async () => {
  const [{ LostModal }] = await Promise.all([import('./LostModal'), loadMessages('form')]);
  return LostModal;
});
