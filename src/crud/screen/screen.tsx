import type { ComponentType } from 'react';
import type { Resource } from '@/contract/resource';
import { ListScreen } from './ListScreen';
import type { ScreenParts } from './screenParts';

/** The component of a list screen; made once, so that nothing of it is another value at the next drawing. */
export function crudScreen<R extends Resource>(resource: R, parts: ScreenParts<R>): ComponentType {
  return function Screen() {
    return <ListScreen resource={resource} {...parts} />;
  };
}
