import { Drawer, Empty, Grid } from 'antd';
import { useEffect, useState } from 'react';
import { loadMessages, useLanguage, useT } from '@/i18n';
import { useActive } from '@/kernel/active';
import { titleText } from '@/kernel/title';
import { viewName } from '@/kernel/viewMap';
import { areasOf } from '@/kernel/words';
import { useCommandSources } from '@/services/screenCommands';
import { showManual, useManual } from '@/stores/manual';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { manualViews } from './pages';
import { ManualPage } from './ManualPage';
import styles from './manual.module.css';

/** Pixels; in narrower windows the panel has the width of the window. */
const WIDTH = 600;

/** The component that an entry of the menu opens; empty for one that opens none. */
const viewOf = ({ target }: Entry): string =>
  target.kind === 'view' && target.match.kind === 'one' ? viewName(target.match.key) : '';

/** The component of the screen on view. */
function useActiveView(): string {
  const active = useActive();
  return active.kind === 'screen' ? viewOf(active.entry) : '';
}

/** Loads the words of a screen, whose fields the manual names; another one than that on view may be shown. */
function useWordsOf(view: string): boolean {
  const [there, setThere] = useState('');
  useEffect(() => {
    let isOver = false;
    const ready = () => {
      if (!isOver) setThere(view);
    };
    // Without them names of fields stand in place of labels.
    loadMessages('crud', ...areasOf(`../views/${view}.tsx`)).then(ready, ready);
    return () => {
      isOver = true;
    };
  }, [view]);
  return there === view;
}

/** The manual of the screen on view, or of the one that it was opened for, beside what is being done. */
export function ManualPanel() {
  const t = useT();
  const language = useLanguage();
  const { sm } = Grid.useBreakpoint();
  const onView = useActiveView();
  const shown = useManual((state) => state.shown);
  const flat = useRoutes((state) => state.flat);
  const sources = useCommandSources((state) => state.sources);
  const view = shown?.view ?? onView;
  const entry = flat.find((one) => viewOf(one) === view);
  const keys = shown?.keys ?? (view === onView ? sources.flatMap((source) => source.keys?.() ?? []) : []);
  const isReady = useWordsOf(view);
  const screen = entry ? titleText(entry.title, language) : '';
  return (
    <Drawer
      open={shown !== null}
      onClose={() => showManual(null)}
      title={screen ? t('manual.title', { screen }) : t('user.manual')}
      size={sm === false ? '100%' : WIDTH}
      footer={
        <a
          href={`${import.meta.env.BASE_URL}help/screens.${language}.html`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('manual.handbook')}
        </a>
      }
    >
      <div className={styles.manual} aria-busy={!isReady}>
        {!manualViews.includes(view) ? <Empty description={t('manual.none')} /> : null}
        {isReady && manualViews.includes(view) ? <ManualPage key={view} view={view} keys={keys} /> : null}
      </div>
    </Drawer>
  );
}
