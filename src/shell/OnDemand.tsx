import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

interface Props {
  /** Always the same function. */
  load: () => Promise<ComponentType>;
  wanted: boolean;
  /** Stays mounted when it is no longer wanted, to leave in its own way. */
  keep?: boolean;
}

/**
 * A part of the shell that is fetched when it is first wanted. Unlike a suspended part it shows the moment
 * it has arrived. A failed fetch is tried once more, then at the next wish.
 */
export function OnDemand({ load, wanted, keep = false }: Props) {
  const [part, setPart] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!wanted || part) return undefined;
    let here = true;
    load()
      .catch(load)
      .then(
        (loaded) => {
          if (here) setPart(() => loaded);
        },
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [load, wanted, part]);

  return part && (wanted || keep) ? createElement(part) : null;
}
