import type { LinkedMember, LinkKind } from './wire';
import { maskedNo } from '../../core/documentNo';
import type { Db } from '../../core/db';
import { briefOf } from '../../core/memberBrief';
import { placeKey, placeOf } from '../../core/place';

/** Requests that say nothing about who somebody is: turned down, for good or not. */
const TURNED_DOWN = new Set([3, 4]);

/** What may link members, by value; a value that only one member has links no members. */
interface Trait {
  kind: LinkKind;
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
  for (const { memberId, deviceId } of db.memberSignIns) yield { kind: 'device', memberId, value: deviceId };
  for (const { id, lastLoginIp } of db.members.values()) {
    yield { kind: 'ip', memberId: id, value: lastLoginIp };
  }
}

/** The strongest tie first. */
const ORDER: readonly LinkKind[] = ['document', 'address', 'device', 'ip'];

/** Other members with the same document, address, device or last address on the net, by id. */
export function tiesOf(db: Db, memberId: number): Map<number, { kind: LinkKind; value: string }[]> {
  const own = new Set<string>();
  const keyOf = ({ kind, value, key = value }: Trait) => `${kind} ${key}`;
  const all = [...traitsOf(db)].filter(({ value }) => value !== '');
  for (const trait of all) if (trait.memberId === memberId) own.add(keyOf(trait));
  const found = new Map<number, Map<string, { kind: LinkKind; value: string }>>();
  for (const trait of all) {
    if (trait.memberId === memberId || !own.has(keyOf(trait))) continue;
    const ties = found.get(trait.memberId) ?? new Map<string, { kind: LinkKind; value: string }>();
    ties.set(keyOf(trait), { kind: trait.kind, value: trait.value });
    found.set(trait.memberId, ties);
  }
  const sorted = [...found].map(([id, ties]) => {
    const list = [...ties.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    return [id, list] as const;
  });
  return new Map(sorted);
}

/** The linked members an operator may see, those with most in common first. */
export function linkedMembers(
  db: Db,
  ties: ReturnType<typeof tiesOf>,
  inScope: (memberId: number) => boolean,
): LinkedMember[] {
  return [...ties]
    .filter(([id]) => inScope(id))
    .sort(([a, ours], [b, theirs]) => theirs.length - ours.length || a - b)
    .flatMap(([id, reasons]) => {
      const member = db.members.get(id);
      if (!member) return [];
      const { status, riskLevel } = member;
      const shown = reasons.map(({ kind, value }) => ({
        kind,
        value: kind === 'document' ? maskedNo(value) : value,
      }));
      return [{ ...briefOf(db, id), status, riskLevel, reasons: shown }];
    });
}
