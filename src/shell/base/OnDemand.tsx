import { createElement } from 'react';
import type { ComponentType } from 'react';
import { tellMissing } from '@/ui/load/tellMissing';
import { useLoaded } from '@/ui/load/useLoaded';

interface Props {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType>;
  wanted: boolean;
  /** Keeps the part mounted when it is no longer wanted, so that it can play its own closing animation. */
  keep?: boolean;
}

/** A part of the shell that is fetched when it is first wanted and drawn as soon as it has arrived. */
export function OnDemand({ load, wanted, keep = false }: Props) {
  const part = useLoaded({ load, wanted, onMissing: tellMissing });
  return part && (wanted || keep) ? createElement(part) : null;
}
