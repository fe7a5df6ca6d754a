import type { ComponentProps } from 'react';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { OnDemand } from './OnDemand';
import { sayCrash } from './sayCrash';

interface Props extends ComponentProps<typeof OnDemand> {
  /** A part that has crashed is drawn again once this is something else; by default, once it is wanted again. */
  subject?: unknown;
  /** Takes the part away when it has crashed. */
  onClose?: () => void;
}

/** A part that floats above the frame. Its crash is said, and leaves everything else as it is. */
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
