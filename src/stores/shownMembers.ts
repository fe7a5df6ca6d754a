import { create } from 'zustand';
import type { Id } from '@/contract/field/brands';
import { onSessionEnd } from './session';

interface ShownMembers {
  /** Ids of the members looked at, one opened from the other; the last one is on screen. */
  stack: readonly Id[];
}

/** The members whose picture lies over the page. */
export const useShownMembers = create<ShownMembers>(() => ({ stack: [] }));

/** Lays a member's picture over whatever is there. */
export function showMember(id: Id): void {
  useShownMembers.setState(({ stack }) => (stack.at(-1) === id ? {} : { stack: [...stack, id] }));
}

/** Back to the member from whom this one was opened. */
export function backToMember(): void {
  useShownMembers.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

export function closeMembers(): void {
  useShownMembers.setState({ stack: [] });
}

onSessionEnd(closeMembers);
