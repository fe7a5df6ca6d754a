import { ICONS } from './icons';
import css from './MenuIcon.module.css';

/** The icon a menu record names; a dot for a name nobody knows. */
export function MenuIcon({ name }: { name: string }) {
  return ICONS.get(name) ?? <span className={`anticon ${css.dot}`} aria-hidden />;
}
