import { QuestionCircleOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { loadMessages, translateOr, useLanguage } from '@/i18n';
import { titleText } from '@/kernel/title';
import { viewName } from '@/kernel/viewMap';
import { showManual } from '@/stores/manual';
import { useRoutes } from '@/stores/routes';
import { useLoaded } from '@/ui/load/useLoaded';
import { search } from './search';
import type { Command } from './search';

/** What can be looked up, with the words for it. */
async function load() {
  const { manualEntries } = await import('@/domain/manual/entries');
  await loadMessages('manual/labels');
  return manualEntries();
}

/** Pages that are offered for one text. */
const MOST = 8;

const NONE: readonly never[] = [];

/** The screens of the menu by their component, with their titles. */
function useTitles(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const flat = useRoutes((state) => state.flat);
  return useMemo(
    () =>
      new Map(
        flat.flatMap(({ target, title }) =>
          target.kind === 'view' && target.match.kind === 'one'
            ? [[viewName(target.match.key), titleText(title, language)] as const]
            : [],
        ),
      ),
    [flat, language],
  );
}

/** Pages of the manual that a text is found in: by the name of a screen, or of a state there. Only of screens in the menu. */
export function useManualPages(typed: string): readonly Command[] {
  const titles = useTitles();
  const isAsked = typed.trim() !== '';
  const entries = useLoaded({ load, wanted: isAsked });
  return useMemo(() => {
    if (!isAsked || !entries) return NONE;
    const commands = entries.flatMap(({ view, state }): Command[] => {
      const screen = titles.get(view);
      if (screen === undefined) return [];
      return [
        {
          id: `manual ${view} ${state ?? ''}`,
          title: state === undefined ? screen : translateOr(state, ''),
          place: state === undefined ? '' : screen,
          path: '',
          icon: <QuestionCircleOutlined />,
          run: () => showManual({ view }),
        },
      ];
    });
    return search(commands, typed).slice(0, MOST);
    // The words of states follow the language, as the titles do.
  }, [isAsked, entries, titles, typed]);
}
