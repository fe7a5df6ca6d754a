import type { RefObject } from 'react';
import type { Active } from '@/kernel/active';
import { KeptTabs } from '@/kernel/KeptTabs';
import { useTheme } from '@/stores/theme';
import { BackTop } from './BackTop';
import { Footer } from './Footer';
import { PrintHead } from './PrintHead';
import { CONTENT } from '../base/SkipLink';
import styles from './Main.module.css';

interface Props {
  active: Active;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

/**
 * The content area with the screens. Only the screen that enters is animated; the one that leaves disappears
 * at once.
 */
export function Main({ active, scroller }: Props) {
  const animation = useTheme((theme) => theme.animation);
  const hasFooter = useTheme((theme) => theme.isFooter);
  const framed = active.kind === 'screen' && active.entry.target.kind === 'frame';

  return (
    <>
      <PrintHead />
      <main
        id={CONTENT}
        tabIndex={-1}
        className={styles.main}
        data-animation={animation}
        data-framed={framed}
      >
        <KeptTabs active={active} />
      </main>
      {hasFooter && !framed && <Footer />}
      <BackTop scroller={scroller} />
    </>
  );
}
