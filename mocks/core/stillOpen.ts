import type { WireShape } from '@/contract/field/field';
import { recordKinds } from '../../src/contract/records';
import type { HoldEffect, OpenKind, stillOpen } from '@/contract/block/stillOpen';
import type { Db } from './db';
import { groups } from './groups';
import type { Context } from './http';
import { format } from './money';
import type { Money } from './money';
import type { Subject } from './subject';

type Answer = WireShape<typeof stillOpen>;
type Group = Answer['groups'][number];

/** A record without an end. */
export interface OpenRecord {
  memberId: number;
  /** A code of the kind's own dictionary. */
  status: number;
  /** `null` for what is not about money. */
  value: Money | null;
  /** Whether stopping its subject puts it on hold. */
  hold: HoldEffect;
  /** True: releasing what was held with its subject takes it off hold. */
  releasable?: boolean;
}

declare module './area' {
  interface Area {
    /** Its records of a subject that have no end yet. */
    open?: { kind: OpenKind; of(db: Db, subject: Subject): OpenRecord[] };
  }
}

const total = (records: readonly OpenRecord[]): string | null =>
  records.every(({ value }) => value === null)
    ? null
    : format(records.reduce((sum, { value }) => sum + (value ?? 0n), 0n));

function groupOf(kind: OpenKind, records: readonly OpenRecord[]): Group {
  return {
    kind,
    count: records.length,
    usdtValue: total(records),
    states: [...groups(records, ({ status }) => status)]
      .sort(([one], [other]) => one - other)
      .map(([status, some]) => ({
        status,
        count: some.length,
        usdtValue: total(some),
        hold: some[0]?.hold ?? 'never',
      })),
  };
}

/**
 * What is open of some subjects, as far as an operator may list it; the rest is counted alone. Nothing changes.
 * @param mayRelease false: a release is not this operator's, and nothing is said to be released
 */
export function openOf(
  { db, can, inScope }: Pick<Context<unknown>, 'db' | 'can' | 'inScope'>,
  subjects: readonly Subject[],
  mayRelease: boolean,
): Answer {
  const found = db.areas.flatMap(({ open }) => {
    if (!open) return [];
    const all = subjects.flatMap((subject) => open.of(db, subject));
    const seen = can(recordKinds[open.kind].list) ? all.filter(({ memberId }) => inScope(memberId)) : [];
    return [{ kind: open.kind, seen, unseen: all.length - seen.length }];
  });
  const released = mayRelease
    ? found.flatMap(({ seen }) => seen.filter(({ releasable = false }) => releasable))
    : [];
  return {
    groups: found.flatMap(({ kind, seen }) => (seen.length > 0 ? [groupOf(kind, seen)] : [])),
    others: found.reduce((sum, { unseen }) => sum + unseen, 0),
    released: { count: released.length, usdtValue: total(released) ?? '0' },
  };
}
