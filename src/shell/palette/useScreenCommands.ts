import { useMemo } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useCommandSources } from '@/services/screenCommands';
import type { Group } from './CommandList';

/** Commands of the record open on the current screen and of the screen itself, one group each, in this order. */
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
