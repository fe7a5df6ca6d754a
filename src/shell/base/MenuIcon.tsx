import { onDemand } from '@/ui/load/onDemand';
import { useLoaded } from '@/ui/load/useLoaded';
import { iconMap } from './iconMap';
import type { IconMap } from './iconMap';
import styles from './MenuIcon.module.css';
import * as topIcons from './topIcons';

const TOP = iconMap(topIcons);

let more: IconMap | null = null;

const load = async (): Promise<IconMap> => (more = iconMap(await import('./moreIcons')));

const DOT = <span className={`anticon ${styles.dot}`} aria-hidden />;

/** Icons that only menus made by operators name. */
const DrawnIcon = onDemand(() => import('./DrawnIcon').then((file) => file.DrawnIcon), DOT);

/** The icon that a menu record names. A dot stands for an unknown name and for an icon that is still loading. */
export function MenuIcon({ name }: { name: string }) {
  const icons = useLoaded({ load, wanted: name !== '' && !TOP.has(name), initial: more });
  const known = TOP.get(name) ?? icons?.get(name);
  if (known) return known;
  return name === '' || icons === null ? DOT : <DrawnIcon key={name} name={name} unknown={DOT} />;
}
