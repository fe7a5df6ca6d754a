import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useT } from '@/i18n';
import styles from './BackTop.module.css';

/** Pixels scrolled before the button appears. */
const FAR = 200;

/** A button that scrolls a long screen back to its top. */
export function BackTop({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useT();
  const [far, setFar] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => setFar(element.scrollTop > FAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller]);

  if (!far) return null;
  return (
    <button
      type="button"
      className={styles.top}
      aria-label={t('shell.backTop')}
      title={t('shell.backTop')}
      onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <VerticalAlignTopOutlined aria-hidden />
    </button>
  );
}
