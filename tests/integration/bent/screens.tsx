import type { ComponentType, ReactElement } from 'react';

const views = import.meta.glob<{ default: ComponentType }>('../../../src/views/**/index.tsx');

/** A screen by its name in the menu. */
export async function screenOf(view: string): Promise<ReactElement> {
  const module = await views[`../../../src/views/${view}.tsx`]?.();
  if (!module) throw new Error(`No screen ${view}`);
  const Screen = module.default;
  return <Screen />;
}
