import { loadMessages } from '@/i18n';
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
