import { useEffect, useState } from 'react';
import type { IconMap } from './iconMap';
import css from './MenuIcon.module.css';
import { TOP_ICONS } from './topIcons';

let more: IconMap | null = null;

const load = () => import('./moreIcons').then(({ MORE_ICONS }) => MORE_ICONS);

/** The icon a menu record names; a dot for a name nobody knows, and while the icon is on its way. */
export function MenuIcon({ name }: { name: string }) {
  const [, setMore] = useState(more);
  const missing = name !== '' && !TOP_ICONS.has(name) && more === null;

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

  return TOP_ICONS.get(name) ?? more?.get(name) ?? <span className={`anticon ${css.dot}`} aria-hidden />;
}
