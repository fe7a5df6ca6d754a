import type { ReactNode } from 'react';
import { useCan } from '@/stores/session';

/** Draws its children for whoever holds this one permission; nobody else finds them in the page. */
export function AllowedOne({ of, children }: { of: string; children: ReactNode }) {
  return useCan({ one: of }) ? children : null;
}

/** For whoever holds any of the list; an empty list is for nobody. */
export function AllowedAny({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return useCan({ any: of }) ? children : null;
}

/** For whoever holds all of the list; an empty list is for nobody. */
export function AllowedAll({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return useCan({ all: of }) ? children : null;
}
