import type { ComponentType, ReactElement } from 'react';

/**
 * Icons by the name a menu record may give. A map and not an object, because the names are data from the
 * server.
 */
export type IconMap = ReadonlyMap<string, ReactElement>;

/** Creates one element per icon and shares it among all places, since an icon looks the same everywhere. */
export function iconMap(icons: Record<string, ComponentType<{ 'aria-hidden': boolean }>>): IconMap {
  return new Map(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} aria-hidden />]));
}
