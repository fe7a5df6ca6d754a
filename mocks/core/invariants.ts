import type { Db } from './db';
import type { Invariant } from './invariants/complain';
import { checkCauses, checkFrozen, checkLedger } from './invariants/ledger';
import { checkLookups } from './invariants/lookups';
import { checkClaims, checkSteps } from './invariants/reviews';

declare module './area' {
  interface Area {
    /** What must always hold of it. */
    invariants?: readonly Invariant[];
  }
}

const GENERAL: readonly Invariant[] = [
  checkLedger,
  checkFrozen,
  checkCauses,
  checkClaims,
  checkSteps,
  checkLookups,
];

/** Everything that must always hold; an empty list is a healthy backend. */
export function checkInvariants(db: Db): string[] {
  const complaints: string[] = [];
  for (const check of [...GENERAL, ...db.areas.flatMap(({ invariants = [] }) => invariants)]) {
    check(db, (text) => complaints.push(text));
  }
  return complaints;
}
