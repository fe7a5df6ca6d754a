import { loadMessages } from '@/i18n';
import { useLock } from '@/stores/lock';
import { showManual } from '@/stores/manual';
import { isMeant } from '@/ui/keys/useHotkeys';
import './messages';

/** Loads the manual with its words. */
export async function loadManual() {
  const [{ ManualPanel }] = await Promise.all([
    import('./ManualPanel'),
    loadMessages(
      'crud',
      'manual/panel',
      'manual/screens',
      'manual/states',
      'manual/labels',
      'manual/moves',
      'manual/checks',
      'manual/permissions',
      'manual/refusals',
    ),
  ]);
  return ManualPanel;
}

/** Opens the manual of the screen on view, unless the key was pressed in a field, behind the lock or below a dialog. */
export function openByKey(event: KeyboardEvent): void {
  if (!useLock.getState().locked && isMeant(event, null)) showManual({});
}
