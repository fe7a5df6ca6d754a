import type { ComponentType } from 'react';
import type { Resource } from '@/contract/resource';
import { ListScreen } from './ListScreen';
import type { ScreenParts } from './screenParts';

/**
 * Creates the component of a list screen. Call it once, at module level, so that its values keep their
 * identity.
 */
export function crudScreen<R extends Resource>(resource: R, parts: ScreenParts<R>): ComponentType {
  return function Screen() {
    return <ListScreen resource={resource} {...parts} />;
  };
}
