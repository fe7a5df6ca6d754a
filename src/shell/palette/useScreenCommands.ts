import { useMemo } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useCommandSources } from '@/services/screenCommands';
import type { Group } from './CommandList';

/** What can be done on the screen in view and with the record open on it, a group each, the record first. */
export function useScreenCommands(): Group[] {
  const t = useT();
  const sources = useCommandSources((state) => state.sources);
  return useMemo(
    () =>
      [...sources].reverse().map(({ record, list }, index) => ({
        title: record === '' ? t('search.onScreen') : t('search.onRecord', { name: visibleText(record) }),
        commands: list().map(({ name, label, icon, run }) => ({
          id: `screen ${index} ${name}`,
          title: label,
          place: '',
          path: '',
          icon,
          run,
        })),
      })),
    [t, sources],
  );
}
