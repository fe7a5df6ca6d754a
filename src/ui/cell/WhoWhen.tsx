import { visibleText } from '@/lib/text';
import { NONE } from './value';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

/** Who did something that waits for another person, and when; a dash where nobody has. */
export function WhoWhen({ who, at }: { who: string; at: string | null }) {
  if (!who) return NONE;
  return (
    <span title={at ?? undefined}>
      <bdi>{visibleText(who)}</bdi> {at?.slice(...SHORT)}
    </span>
  );
}
