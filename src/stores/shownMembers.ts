import { create } from 'zustand';
import type { RecordKey } from '@/api/types';
import { onSessionEnd } from './session';

interface ShownMembers {
  /** Ids of the members, each opened from the one before; the last one is visible. */
  stack: readonly RecordKey[];
}

/** The members whose profile is shown over the page. */
export const useShownMembers = create<ShownMembers>(() => ({ stack: [] }));

/** Shows a member's profile over the page and over any profile that is already open. */
export function showMember(id: RecordKey): void {
  useShownMembers.setState(({ stack }) =>
    String(stack.at(-1)) === String(id) ? {} : { stack: [...stack, id] },
  );
}

/** Closes the visible profile and shows the one from which it was opened, if any. */
export function backToMember(): void {
  useShownMembers.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

export function closeMembers(): void {
  useShownMembers.setState({ stack: [] });
}

onSessionEnd(closeMembers);
