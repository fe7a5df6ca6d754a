import type { ScreenContext } from '@/crud/action/screenAction';
import { ChangedRecords } from './ChangedRecords';

/** Lists what a stop put on hold, if it did. */
export function showHeld({ held }: { held: readonly string[] }, { show }: ScreenContext): void {
  if (held.length === 0) return;
  show((dialog) => <ChangedRecords {...dialog} label="stops.heldNow" numbers={held} />);
}

/** Lists what a release returned to review, if it did. */
export function showReleased({ released }: { released: readonly string[] }, { show }: ScreenContext): void {
  if (released.length === 0) return;
  show((dialog) => <ChangedRecords {...dialog} label="stops.releasedNow" numbers={released} />);
}
