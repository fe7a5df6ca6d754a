import { createElement } from 'react';
import type { ComponentType } from 'react';
import { tellMissing } from '@/ui/load/tellMissing';
import { useLoaded } from '@/ui/load/useLoaded';

interface Props {
  /** Always the same function. */
  load: () => Promise<ComponentType>;
  wanted: boolean;
  /** Stays mounted when it is no longer wanted, to leave in its own way. */
  keep?: boolean;
}

/** A part of the shell that is fetched when it is first wanted, and shows the moment it has arrived. */
export function OnDemand({ load, wanted, keep = false }: Props) {
  const part = useLoaded({ load, wanted, onMissing: tellMissing });
  return part && (wanted || keep) ? createElement(part) : null;
}
