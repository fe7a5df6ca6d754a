import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './BrandMark.module.css';

/** A mark of the deployment's own, and the ground it is made for. */
export interface Mark {
  src: string;
  ground: 'light' | 'dark';
}

interface Props {
  mark: Mark | null;
  /** Pixels of its side, whatever the picture measures. */
  size: number;
  /** The built mark: drawn where there is no other, or where that cannot be shown. */
  children: ReactNode;
}

/**
 * The mark beside the console's name. One of the deployment is an image and nothing else, so that no script in it
 * runs, and has a tile of its ground below it, since bars may have any colour.
 */
export function BrandMark({ mark, size, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!mark || mark.src === broken) return children;
  return (
    <img
      className={styles.mark}
      data-ground={mark.ground}
      src={mark.src}
      width={size}
      height={size}
      alt=""
      onError={() => setBroken(mark.src)}
    />
  );
}
