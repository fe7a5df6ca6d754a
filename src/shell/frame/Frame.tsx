import { useMemo, useRef, useState } from 'react';
import { onDemand } from '@/ui/load/onDemand';
import { useActive } from '@/kernel/active';
import { useAddress } from '@/kernel/address';
import { useRoutes } from '@/stores/routes';
import { setTagFull, useTags } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { classes } from '../base/classes';
import { useLocked } from '../lock/useLocked';
import { Header } from '../header/Header';
import { useNarrow } from '@/ui/base/media';
import { visibleTree } from '../menu/ancestry';
import { IconColumn } from '../menu/IconColumn';
import { usePreview } from '../menu/usePreview';
import { TagsView } from '../tags/TagsView';
import { useTagList } from '../tags/useTagList';
import { OfflineBar } from '../base/OfflineBar';
import { Toaster } from '../base/Toaster';
import { ClosuresPlace } from './ClosuresPlace';
import { Drawers } from './Drawers';
import { FullCloser } from './FullCloser';
import { Main } from './Main';
import { Progress } from './Progress';
import { ReminderPlace } from './ReminderPlace';
import { Sider } from './Sider';
import { SeenAsPlace } from './SeenAsPlace';
import { SkipLink } from '../base/SkipLink';
import { sideEntries } from './sideEntries';
import { UndoPlace } from './UndoPlace';
import { useScrollMemory } from './useScrollMemory';
import styles from './Frame.module.css';

/** Loaded separately because only narrow windows have it. */
const MenuDrawer = onDemand(() => import('./MenuDrawer').then((module) => module.MenuDrawer));

/**
 * The frame of all four layouts, which differ in where the bars stand. The screens keep their place in the
 * element tree, so that they keep their state when the layout changes.
 */
export function Frame() {
  const active = useActive(useAddress());
  const entry = active.kind === 'screen' ? active.entry : null;
  const tree = useRoutes((state) => state.tree);
  const visible = useMemo(() => visibleTree(tree), [tree]);
  const narrow = useNarrow();
  const stored = useTheme((theme) => theme.layout);
  const layout = narrow ? 'defaults' : stored;
  const fixedHeader = useTheme((theme) => theme.isFixedHeader);
  const splitChosen = useTheme((theme) => theme.isClassicSplitMenu);
  const hasTags = useTheme((theme) => theme.isTagsview);
  const full = useTags((state) => state.full);
  const [menuOpen, setMenuOpen] = useState(false);
  const [preview, hover] = usePreview();
  const scroller = useRef<HTMLDivElement>(null);
  const locked = useLocked();
  useTagList();
  // Here and not in a child, which runs its effects before there is a scroller.
  useScrollMemory(active.kind === 'screen' ? active.tag.key : active.kind, scroller);

  const split = layout === 'classic' && splitChosen;
  const wide = layout === 'classic' || layout === 'transverse';
  const side = sideEntries(visible, entry, { layout, split, preview });
  const header = full ? null : (
    <Header
      active={active}
      layout={layout}
      tree={visible}
      split={split}
      onOpenMenu={narrow ? () => setMenuOpen(true) : null}
    />
  );

  return (
    <>
      <div className={styles.frame} data-layout={layout} data-full={full} inert={locked}>
        <SkipLink />
        <Progress />
        <OfflineBar />
        {wide && header}
        <div className={styles.row}>
          {layout === 'columns' && !full && (
            <IconColumn tree={visible} entry={entry} preview={preview} hover={hover} />
          )}
          {!narrow && !full && layout !== 'transverse' && (
            <Sider tree={side} entry={entry} layout={layout} hover={hover} preview={preview} />
          )}
          <div className={styles.column}>
            <div className={styles.scroller} ref={scroller}>
              <div className={classes(styles.bars, (wide || fixedHeader) && styles.fixed)}>
                {!wide && header}
                {hasTags && !full && <TagsView active={active} />}
              </div>
              <Main active={active} scroller={scroller} />
            </div>
            <SeenAsPlace />
            <ClosuresPlace />
            <UndoPlace />
            <ReminderPlace />
          </div>
        </div>
        {narrow && (
          <MenuDrawer tree={visible} entry={entry} open={menuOpen} onClose={() => setMenuOpen(false)} />
        )}
        {full && <FullCloser onClose={() => setTagFull(false)} />}
      </div>
      <Toaster />
      <Drawers />
    </>
  );
}
