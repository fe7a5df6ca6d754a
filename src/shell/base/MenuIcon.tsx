import { useEffect, useState } from 'react';
import { iconMap } from './iconMap';
import type { IconMap } from './iconMap';
import styles from './MenuIcon.module.css';
import * as topIcons from './topIcons';

const TOP = iconMap(topIcons);

let more: IconMap | null = null;

const load = () => import('./moreIcons').then(iconMap);

/** The icon a menu record names; a dot for a name nobody knows, and while the icon is on its way. */
export function MenuIcon({ name }: { name: string }) {
  const [, setMore] = useState(more);
  const missing = name !== '' && !TOP.has(name) && more === null;

  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    load().then(
      (icons) => {
        more = icons;
        if (here) setMore(icons);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [missing]);

  return TOP.get(name) ?? more?.get(name) ?? <span className={`anticon ${styles.dot}`} aria-hidden />;
}
