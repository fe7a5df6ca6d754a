import { useRef } from 'react';
import type { CSSProperties, ReactNode, UIEvent } from 'react';
import styles from './table.module.css';

interface SideScrollProps {
  /** Pixels: of what is inside, and of what stays at either side. */
  width: number;
  startWidth: number;
  endWidth: number;
  /** True: its own bar, below the last row, would be out of view. */
  high: boolean;
  /** Pixels that it is not higher than. */
  height: number | undefined;
  children: ReactNode;
}

const follow = (other: HTMLElement | null, { currentTarget }: UIEvent<HTMLElement>): void => {
  if (other && other.scrollLeft !== currentTarget.scrollLeft) other.scrollLeft = currentTarget.scrollLeft;
};

/** Scrolls a table sideways, heads and rows as one; its bar stays at the foot of the view while the page is scrolled. */
export function SideScroll(props: SideScrollProps) {
  const { width, startWidth, endWidth, high, height, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const style: CSSProperties = { scrollPaddingInline: `${startWidth}px ${endWidth}px`, maxHeight: height };
  return (
    <>
      <div
        ref={scroller}
        data-scroller
        className={styles.scroller}
        style={style}
        onScroll={(event) => follow(bar.current, event)}
      >
        {children}
      </div>
      {high ? (
        <div
          ref={bar}
          className={styles.bar}
          aria-hidden
          tabIndex={-1}
          onScroll={(event) => follow(scroller.current, event)}
        >
          <div style={{ width }} />
        </div>
      ) : null}
    </>
  );
}
