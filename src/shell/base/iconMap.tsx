import type { ComponentType, ReactElement } from 'react';

/** Icons by the name a menu record may give. Names are data, so they are only ever looked up. */
export type IconMap = ReadonlyMap<string, ReactElement>;

/** One element an icon, since an icon looks the same wherever it stands. */
export function iconMap(icons: Record<string, ComponentType<{ 'aria-hidden': boolean }>>): IconMap {
  return new Map(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} aria-hidden />]));
}
