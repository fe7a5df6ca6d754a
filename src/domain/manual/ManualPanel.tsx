import { Drawer, Empty } from 'antd';
import { useMemo, useState } from 'react';
import { useLanguage, useT } from '@/i18n';
import { useActive } from '@/kernel/active';
import { useAddress } from '@/kernel/address';
import { titleText } from '@/kernel/title';
import { viewName } from '@/kernel/viewMap';
import { areasOf } from '@/kernel/words';
import { useCommandSources } from '@/services/screenCommands';
import { showManual, useManual } from '@/stores/manual';
import type { KeyWord } from '@/stores/manual';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useAreas } from '@/ui/load/useAreas';
import { usePhone } from '@/ui/base/windowWidth';
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
  const active = useActive(useAddress());
  return active.kind === 'screen' ? viewOf(active.entry) : '';
}

/** A tab stop on what scrolls: there is nothing else in it that keys could reach. */
const reachable = { tabIndex: 0 };

/** The manual of a screen, as soon as its words are there. */
function Content({ view, keys }: { view: string; keys: readonly KeyWord[] }) {
  const t = useT();
  // The manual names fields, whose words come with their screen; another one than that on view may be shown.
  const isReady = useAreas(useMemo(() => areasOf(`../views/${view}.tsx`), [view]));
  if (!manualViews.includes(view)) return <Empty description={t('manual.none')} />;
  return (
    <div className={styles.manual} aria-busy={!isReady} {...reachable}>
      {isReady ? <ManualPage view={view} keys={keys} /> : null}
    </div>
  );
}

/** The manual of the screen on view, or of the one that it was opened for, beside what is being done. */
export function ManualPanel() {
  const t = useT();
  const language = useLanguage();
  const isPhone = usePhone();
  const onView = useActiveView();
  const shown = useManual((state) => state.shown);
  // What is closing keeps what it shows.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  const flat = useRoutes((state) => state.flat);
  const sources = useCommandSources((state) => state.sources);
  const view = last?.view ?? onView;
  const entry = flat.find((one) => viewOf(one) === view);
  const keys = last?.keys ?? (view === onView ? sources.flatMap((source) => source.keys?.() ?? []) : []);
  const screen = entry ? titleText(entry.title, language) : '';
  return (
    <Drawer
      open={shown !== null}
      destroyOnHidden
      onClose={() => showManual(null)}
      title={screen ? t('manual.title', { screen }) : t('user.manual')}
      size={isPhone ? '100%' : WIDTH}
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
      <Content key={view} view={view} keys={keys} />
    </Drawer>
  );
}
