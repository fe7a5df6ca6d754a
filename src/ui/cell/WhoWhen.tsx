import { visibleText } from '@/lib/text';
import { NONE } from './value';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

/** The operator whose step waits for a second one, and its time; a dash without one. */
export function WhoWhen({ who, at }: { who: string; at: string | null }) {
  if (!who) return NONE;
  return (
    <span title={at ?? undefined}>
      <bdi>{visibleText(who)}</bdi> {at?.slice(...SHORT)}
    </span>
  );
}
