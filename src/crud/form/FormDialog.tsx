import { loadMessages } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';

/** A small form in a dialog, for actions that need a reason, a password or an amount. */
export const FormDialog = onDemand(async () => {
  const [{ FormModal }] = await Promise.all([import('./FormModal'), loadMessages('form')]);
  return FormModal;
});
