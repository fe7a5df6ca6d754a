import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component whose code is fetched when it is first drawn. Unlike `React.lazy` it does not hold back
 * what is already there, and once loaded it draws at once.
 *
 * @param waiting stands in its place until then
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded) return undefined;
      let left = false;
      // A chunk that is gone is the business of whoever listens for it; the next drawing asks anew.
      load().then(
        (component) => {
          loaded = component;
          if (!left) setLoaded(() => component);
        },
        () => undefined,
      );
      return () => {
        left = true;
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}
