import type { ReactNode } from 'react';
import { useCan } from '@/stores/session';

/** Draws its children only for operators with this permission. */
export function AllowedOne({ of, children }: { of: string; children: ReactNode }) {
  return useCan({ one: of }) ? children : null;
}

/** Draws its children for operators with any of these permissions; never for an empty list. */
export function AllowedAny({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return useCan({ any: of }) ? children : null;
}

/** Draws its children for operators with all of these permissions; never for an empty list. */
export function AllowedAll({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return useCan({ all: of }) ? children : null;
}
