import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { tellMissing } from './tellMissing';
import { useLoaded } from './useLoaded';

/** A component whose code is loaded on demand. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Loads the code before the component is first rendered. */
  fetch: () => void;
};

/**
 * Makes a component whose code is loaded when it is first rendered; later it renders at once.
 *
 * @param waiting rendered while the code is loading
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;

  const fetch = () => load().then((component) => (loaded = component));

  function Part(props: Props) {
    const part = useLoaded({ load: fetch, initial: loaded, onMissing: tellMissing });
    return part ? createElement(part, props) : waiting;
  }

  return Object.assign(Part, { fetch: () => void fetch().catch(() => undefined) });
}
