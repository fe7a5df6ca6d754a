import { UpOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useT } from '@/i18n';
import { Clock } from './Clock';
import { lift, opacityOf, opens } from './swipe';
import styles from './LockCurtain.module.css';

/**
 * The curtain with the clock. It opens when it is dragged up far enough by mouse or touch, or on Enter or the
 * up arrow.
 */
export function LockCurtain({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const [from, setFrom] = useState<number | null>(null);
  const [lifted, setLifted] = useState(0);

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientY);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (from === null) return;
    const way = lift(from, event.clientY);
    if (opens(way, window.innerHeight)) onOpen();
    else setLifted(way);
  };
  const release = () => {
    setFrom(null);
    setLifted(0);
  };

  return (
    <div
      className={styles.curtain}
      data-held={from !== null}
      style={{ transform: `translateY(${-lifted}px)`, opacity: opacityOf(lifted) }}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Clock />
      <button
        type="button"
        className={styles.hint}
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpen();
        }}
        // `detail` counts the clicks of a pointer, which drags the curtain instead; it is 0 for Enter and for
        // assistive technology, which open it.
        onClick={(event) => {
          if (event.detail === 0) onOpen();
        }}
      >
        <UpOutlined aria-hidden />
        <span>{t('lock.hint')}</span>
      </button>
    </div>
  );
}
