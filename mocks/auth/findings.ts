import type { auth } from '@/contract/member/auth';
import type { WireDetailOf } from '@/contract/resource';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { masked } from '../core/memberBrief';
import { claimsOf } from '../core/ties';
import { blockedCountries } from './settings';
import type { AuthRow } from './store';

/** Below it two faces are not the same. */
const LEAST_FACE = 70;
const ADULT = 18;

/** Requests of other members that name the same document; a rejected one claims nothing. */
export const twinsOf = (db: Db, { memberId, docNo }: Pick<AuthRow, 'memberId' | 'docNo'>): AuthRow[] =>
  claimsOf(db, docNo).filter((other) => other.memberId !== memberId);

/** How many other members have it. */
export const twinCount = (db: Db, row: AuthRow): number =>
  new Set(twinsOf(db, row).map(({ memberId }) => memberId)).size;

type Twin = WireDetailOf<typeof auth>['duplicates'][number];

/** A twin as a reviewer sees it. */
export function twinWire(db: Db, row: AuthRow): Twin {
  const { id, authNo, memberId, authLevel, status, createdAt } = row;
  const member = db.members.get(memberId);
  const account = masked(member?.account ?? '');
  return { id, authNo, memberId, uid: member?.uid ?? '', account, authLevel, status, createdAt };
}

/** `1` when name and number are what the pictures say; `null` without pictures. */
export const ocrMatch = ({ ocrName, ocrNo, realName, docNo }: AuthRow): 0 | 1 | null => {
  if (!ocrNo) return null;
  return ocrName === realName && ocrNo === docNo ? 1 : 0;
};

const isMinor = (birthday: string, today: string): boolean =>
  `${Number(birthday.slice(0, 4)) + ADULT}${birthday.slice(4)}` > today;

/** Findings that forbid an approval, for every role. */
const WALLS = ['underage', 'expired', 'region'] as const;

/** What is wrong with a request as far as a machine can tell, as codes of `biz_auth_reject`. */
export function findingsOf(db: Db, row: AuthRow): string[] {
  const today = db.stamp().slice(0, 10);
  const closed = setting(db, blockedCountries);
  const found: readonly (readonly [code: string, holds: boolean])[] = [
    ['duplicate', twinCount(db, row) > 0],
    ['underage', isMinor(row.birthday, today)],
    ['expired', row.docExpireAt < today],
    ['region', closed.includes(row.countryCode)],
    ['nameMismatch', row.ocrName !== '' && row.ocrName !== row.realName],
    ['noMismatch', row.ocrNo !== '' && row.ocrNo !== row.docNo],
    ['faceMismatch', row.faceScore !== null && row.faceScore < LEAST_FACE],
  ];
  return found.flatMap(([code, holds]) => (holds ? [code] : []));
}

/** The first finding that no operator can overrule. */
export const wallOf = (findings: readonly string[]): string | undefined =>
  WALLS.find((code) => findings.includes(code));
