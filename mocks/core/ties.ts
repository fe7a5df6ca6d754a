import type { Db } from './db';
import { placeKey, placeOf } from './place';

/** What two accounts may have in common, the strongest first. */
export const TIES = ['document', 'address', 'device', 'ip'] as const;

export type TieKind = (typeof TIES)[number];

/** Requests that say nothing about who somebody is: turned down, for good or not. */
const TURNED_DOWN = new Set([3, 4]);

/** What may link members, by value; a value that only one member has links no members. */
interface Trait {
  kind: TieKind;
  memberId: number;
  value: string;
  /** What it is compared by, where that is not the value as it is shown. */
  key?: string;
}

function* traitsOf(db: Db): Generator<Trait> {
  for (const { memberId, docNo, status } of db.auths.values()) {
    if (!TURNED_DOWN.has(status)) yield { kind: 'document', memberId, value: docNo };
  }
  for (const row of db.withdraws.values()) {
    const { memberId, toAddress, memo } = row;
    const value = memo === '' ? toAddress : `${toAddress} · ${memo}`;
    yield { kind: 'address', memberId, value, key: placeKey(placeOf(row)) };
  }
  for (const { memberId, deviceId, ok } of db.memberSignIns) {
    if (ok === 1) yield { kind: 'device', memberId, value: deviceId };
  }
  for (const { id, lastLoginIp } of db.members.values())
    yield { kind: 'ip', memberId: id, value: lastLoginIp };
}

/**
 * Other members with the same document, withdraw address, device or last address on the net, by id. What is not
 * known of two members ties nobody.
 */
export function tiesOf(db: Db, memberId: number): Map<number, { kind: TieKind; value: string }[]> {
  const keyOf = ({ kind, value, key = value }: Trait) => `${kind} ${key}`;
  const all = [...traitsOf(db)].filter(({ value }) => value !== '');
  const own = new Set(all.filter((trait) => trait.memberId === memberId).map(keyOf));
  const found = new Map<number, Map<string, { kind: TieKind; value: string }>>();
  for (const trait of all) {
    if (trait.memberId === memberId || !own.has(keyOf(trait))) continue;
    const ties = found.get(trait.memberId) ?? new Map<string, { kind: TieKind; value: string }>();
    ties.set(keyOf(trait), { kind: trait.kind, value: trait.value });
    found.set(trait.memberId, ties);
  }
  return new Map(
    [...found].map(([id, ties]) => [
      id,
      [...ties.values()].sort((a, b) => TIES.indexOf(a.kind) - TIES.indexOf(b.kind)),
    ]),
  );
}
