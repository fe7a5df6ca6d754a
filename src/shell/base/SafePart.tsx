import type { ComponentProps } from 'react';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { OnDemand } from './OnDemand';
import { sayCrash } from './sayCrash';

interface Props extends ComponentProps<typeof OnDemand> {
  /** A crashed part is drawn again when this value changes; by default, when `wanted` changes. */
  subject?: unknown;
  /** Called when the part has crashed, to close it. */
  onClose?: () => void;
}

/** A part that floats above the frame. If it crashes, a message says so and the rest of the page is unaffected. */
export function SafePart({ subject, onClose, ...part }: Props) {
  const giveUp = (id: string) => {
    onClose?.();
    sayCrash(id);
  };
  return (
    <ViewBoundary onCrash={giveUp} subject={subject ?? part.wanted}>
      <OnDemand {...part} />
    </ViewBoundary>
  );
}
