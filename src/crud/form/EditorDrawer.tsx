import { loadMessages } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';

/**
 * A form in a drawer beside the list. It asks before closing with unsaved changes, and never sends a write
 * twice.
 */
export const EditorDrawer = onDemand(async () => {
  const [{ FormDrawer }] = await Promise.all([import('./FormDrawer'), loadMessages('form')]);
  return FormDrawer;
});
