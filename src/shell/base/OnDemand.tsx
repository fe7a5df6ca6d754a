import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { translate } from '@/i18n';
import { retryImport } from '@/lib/retryImport';
import { toast } from '@/ui/toast/toast';

interface Props {
  /** Always the same function. */
  load: () => Promise<ComponentType>;
  wanted: boolean;
  /** Stays mounted when it is no longer wanted, to leave in its own way. */
  keep?: boolean;
}

/**
 * A part of the shell that is fetched when it is first wanted. Unlike a suspended part it shows the moment
 * it has arrived. While it is wanted and cannot be had it is tried again, and the operator is told once.
 */
export function OnDemand({ load, wanted, keep = false }: Props) {
  const [part, setPart] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!wanted || part) return undefined;
    return retryImport(load, {
      there: (loaded) => setPart(() => loaded),
      missing: () => toast('warning', translate('kernel.partGone')),
    });
  }, [load, wanted, part]);

  return part && (wanted || keep) ? createElement(part) : null;
}
