import { useMemo } from 'react';
import { useLanguage, useT } from '@/i18n';
import { useDenied } from '@/kernel/active';
import { BOARDS } from '@/kernel/boards';
import { titleText } from '@/kernel/title';
import { chooseDark, useDark } from '@/stores/darkMode';
import { lock } from '@/stores/lock';
import { goTo } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useTags } from '@/stores/tags';
import { setTheme } from '@/stores/theme';
import { visibleTree } from '../menu/ancestry';
import { openBoard, openEntry } from '../base/open';
import type { Command } from './search';

/** Number of recently visited screens that are offered. */
const RECENT = 5;

function leaves(tree: readonly Entry[]): Entry[] {
  return tree.flatMap((entry) => (entry.children.length === 0 ? [entry] : leaves(entry.children)));
}

/** All screens of the menu, without hidden ones. */
function useScreens(): Command[] {
  const language = useLanguage();
  const tree = useRoutes((state) => state.tree);
  return useMemo(() => {
    const visible = visibleTree(tree);
    const titles = new Map<string, string>();
    const name = (entry: Entry) => {
      titles.set(entry.path, titleText(entry.title, language));
      entry.children.forEach(name);
    };
    visible.forEach(name);
    return leaves(visible).map((entry) => ({
      id: entry.path,
      title: titles.get(entry.path) ?? '',
      place: entry.parents.map((path) => titles.get(path) ?? '').join(' / '),
      path: entry.path,
      icon: entry.icon,
      run: () => openEntry(entry),
    }));
  }, [tree, language]);
}

/** Recently visited screens, latest first, without the current one. */
function useRecent(): Command[] {
  const language = useLanguage();
  const list = useTags((state) => state.list);
  const visited = useTags((state) => state.visited);
  return useMemo(
    () =>
      visited
        .slice(0, -1)
        .reverse()
        .flatMap((key) => list.find((tag) => tag.key === key) ?? [])
        .slice(0, RECENT)
        .map((tag) => ({
          id: `recent ${tag.key}`,
          title: titleText(tag.title, language),
          place: '',
          path: `${tag.pathname}${tag.search}`,
          icon: tag.icon,
          run: () => void goTo(`${tag.pathname}${tag.search}`),
        })),
    [list, visited, language],
  );
}

function useActions(): Command[] {
  const t = useT();
  const dark = useDark();
  const noPersonal = useDenied('/personal');
  return useMemo(() => {
    const action = (id: string, title: string, icon: string, run: () => void): Command => ({
      id: `action ${id}`,
      title,
      place: '',
      path: '',
      icon,
      run,
    });
    return [
      action('settings', t('user.title3'), 'SettingOutlined', () => setTheme({ isDrawer: true })),
      action('dark', dark ? t('search.darkOff') : t('search.darkOn'), 'ControlOutlined', () =>
        chooseDark(!dark),
      ),
      action('lock', t('search.lock'), 'LockOutlined', lock),
      ...(noPersonal
        ? []
        : [action('personal', t('user.dropdown2'), 'UserOutlined', () => void goTo('/personal'))]),
      ...BOARDS.map(({ path, title }) => action(path, t(title), 'DashboardOutlined', () => openBoard(path))),
    ];
  }, [t, dark, noPersonal]);
}

/** The commands of the palette, by group. */
export function useCommands(): { recent: Command[]; screens: Command[]; actions: Command[] } {
  return { recent: useRecent(), screens: useScreens(), actions: useActions() };
}
