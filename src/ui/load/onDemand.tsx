import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { tellMissing } from './tellMissing';
import { useLoaded } from './useLoaded';

/** A component whose code may still be on the server. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first drawing. */
  fetch: () => void;
};

/**
 * A component whose code is fetched when it is first drawn; once loaded it draws at once.
 *
 * @param waiting stands in its place until then
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
