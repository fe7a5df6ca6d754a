import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A component whose code may still be on the server. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first drawing. */
  fetch: () => void;
};

/**
 * A component whose code is fetched when it is first drawn. Unlike `React.lazy` it does not hold back
 * what is already there, and once loaded it draws at once.
 *
 * @param waiting stands in its place until then
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function fetch(): Promise<void> {
    // A chunk that is gone is the business of whoever listens for it; the next wish asks anew.
    loading ??= load().then(
      (component) => void (loaded = component),
      () => void (loading = null),
    );
    return loading;
  }

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded) return undefined;
      let left = false;
      void fetch().then(() => {
        if (!left) setLoaded(() => loaded);
      });
      return () => {
        left = true;
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : waiting;
  }

  return Object.assign(Part, { fetch: () => void fetch() });
}
