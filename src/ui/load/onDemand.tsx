import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@/i18n';
import { retryImport } from '@/lib/retryImport';
import { toast } from '@/ui/toast/toast';

/** A component whose code may still be on the server. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first drawing. */
  fetch: () => void;
};

/**
 * A component whose code is fetched when it is first drawn, and tried again while it cannot be had. Unlike `React.lazy` it does not hold back
 * what is already there, and once loaded it draws at once.
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
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded) return undefined;
      return retryImport(fetch, {
        there: (component) => setLoaded(() => component),
        missing: () => toast('warning', translate('kernel.partGone')),
      });
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : waiting;
  }

  return Object.assign(Part, { fetch: () => void fetch().catch(() => undefined) });
}
