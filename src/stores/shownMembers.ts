import { create } from 'zustand';
import type { RecordKey } from '@/api/types';
import { onSessionEnd } from './session';

interface ShownMembers {
  /** Ids of the members looked at, one opened from the other; the last one is on screen. */
  stack: readonly RecordKey[];
}

/** The members whose picture lies over the page. */
export const useShownMembers = create<ShownMembers>(() => ({ stack: [] }));

/** Lays a member's picture over whatever is there. */
export function showMember(id: RecordKey): void {
  useShownMembers.setState(({ stack }) =>
    String(stack.at(-1)) === String(id) ? {} : { stack: [...stack, id] },
  );
}

/** Back to the member from whom this one was opened. */
export function backToMember(): void {
  useShownMembers.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

export function closeMembers(): void {
  useShownMembers.setState({ stack: [] });
}

onSessionEnd(closeMembers);
