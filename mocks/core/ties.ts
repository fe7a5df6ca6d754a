import { AuthStatus } from '../../src/contract/member/authFlow';
import type { Db } from './db';
import { lookup, rowsOf } from './lookup';
import { lastSeenAt, signInsWith } from './memberLookups';
import { withdrawsAt } from './orders';
import { placeKey, placeOf } from './place';

/** What two accounts may have in common, the strongest first. */
export const TIES = ['document', 'address', 'device', 'ip'] as const;

export type TieKind = (typeof TIES)[number];

/** Requests that were turned down, for good or not, prove no identity. */
const TURNED_DOWN: ReadonlySet<number> = new Set([AuthStatus.rejected, AuthStatus.rejectedForGood]);

const byDocument = lookup(({ docNo }: { docNo: string }) => [docNo]);

/** A member who has something, and how it is shown. */
interface Holder {
  memberId: number;
  value: string;
}

/** Where members have one kind of thing from; what is not known of a member is empty. */
interface Source {
  kind: TieKind;
  /** What a member has, as it is compared. */
  keys(db: Db, memberId: number): readonly string[];
  holders(db: Db, key: string): readonly Holder[];
}

/** True for requests that prove an identity, or may. */
export const isClaimed = ({ status }: { status: number }): boolean => !TURNED_DOWN.has(status);

/** Requests that name a document and were not turned down. */
export const claimsOf = (db: Db, docNo: string) => byDocument(db.auths, docNo).filter(isClaimed);

const isDone = ({ ok }: { ok: number }): boolean => ok === 1;

/** In the order of `TIES`. */
const SOURCES: readonly Source[] = [
  {
    kind: 'document',
    keys: (db, memberId) =>
      rowsOf(db.auths, memberId)
        .filter(isClaimed)
        .map(({ docNo }) => docNo),
    holders: (db, docNo) => claimsOf(db, docNo).map(({ memberId }) => ({ memberId, value: docNo })),
  },
  {
    kind: 'address',
    keys: (db, memberId) =>
      rowsOf(db.withdraws, memberId).map((row) => (row.toAddress === '' ? '' : placeKey(placeOf(row)))),
    holders: (db, key) =>
      withdrawsAt(db, key).map(({ memberId, toAddress, memo }) => ({
        memberId,
        value: memo === '' ? toAddress : `${toAddress} · ${memo}`,
      })),
  },
  {
    kind: 'device',
    keys: (db, memberId) =>
      rowsOf(db.memberSignIns, memberId)
        .filter(isDone)
        .map(({ deviceId }) => deviceId),
    holders: (db, deviceId) =>
      signInsWith(db, deviceId)
        .filter(isDone)
        .map(({ memberId }) => ({ memberId, value: deviceId })),
  },
  {
    kind: 'ip',
    keys: (db, memberId) => [db.members.get(memberId)?.lastLoginIp ?? ''],
    holders: (db, ip) => lastSeenAt(db, ip).map(({ id }) => ({ memberId: id, value: ip })),
  },
];

/**
 * Other members with the same document, withdraw address, device or last address on the net, by id. Values that are
 * empty do not count as the same.
 */
export function tiesOf(db: Db, memberId: number): Map<number, { kind: TieKind; value: string }[]> {
  const found = new Map<number, { kind: TieKind; value: string }[]>();
  for (const { kind, keys, holders } of SOURCES) {
    for (const key of new Set(keys(db, memberId))) {
      if (key === '') continue;
      const values = new Map(holders(db, key).map((one) => [one.memberId, one.value]));
      for (const [id, value] of values) found.set(id, [...(found.get(id) ?? []), { kind, value }]);
    }
  }
  found.delete(memberId);
  return new Map([...found].sort(([a], [b]) => a - b));
}
