import { violation } from '../../src/contract/risk/violation';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { WireDetailOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { rowsOf } from '../core/lookup';
import { memberSessionsOf } from '../core/memberSessions';
import { format } from '../core/money';
import { descending } from '../core/order';
import { anyOf, is } from '../core/question';
import type { Narrow } from '../core/question';
import { askedText } from '../core/question';
import { riskLevelOf } from '../core/risks';
import type { Resource } from '../core/resource';
import { stepsOf } from '../core/review/steps';
import { byWait, waitOf } from '../core/review/waiting';
import { assetsOf } from '../core/worth';
import { effectsOf } from './effects';
import { isInForce, isOpen, VIOLATION } from './store';
import type { ViolationRow } from './store';

/** Since when it waits: since it was recorded, or since the member appealed. */
export const waitsSince = ({ status, createdAt, appealedAt }: ViolationRow): string =>
  status === ViolationStatus.appealed ? (appealedAt ?? createdAt) : createdAt;

/** One of the texts of a list, exactly. */
const among =
  (of: (row: ViolationRow) => readonly string[]): Narrow<ViolationRow> =>
  (given, name) => {
    const wanted = askedText(given, name);
    return wanted === undefined ? null : (row) => of(row).includes(wanted);
  };

/** Violations as the toolkit lists them. */
export const violations: Resource<ViolationRow, object> = described<ViolationRow>(violation, {
  title: '违规记录',
  rows: (db) => listOf(db.violations),
  find: (db, id) => db.violations.get(id),
  derive: (db, row) => ({
    ...waitOf(db, isOpen(row), waitsSince(row)),
    inForce: isInForce(row) ? 1 : 0,
  }),
  filters: {
    waitMinutes: byWait<ViolationRow>(isOpen, waitsSince),
    penalties: anyOf(({ penalties }) => penalties),
    relatedUids: among(({ relatedUids }) => relatedUids),
    relatedNos: among(({ relatedNos }) => relatedNos),
    createdBy: is(({ createdBy }) => createdBy),
  },
});

type Own = Pick<WireDetailOf<typeof violation>, 'history' | 'earlier' | 'facts' | 'effects'>;

/** What the member may do and has now. */
function factsOf(db: Db, memberId: number): Own['facts'] {
  const member = db.members.get(memberId);
  if (!member) throw new Error(`there is no member ${memberId}`);
  const { status, kycLevel, canLogin, canTrade, canWithdraw, canTransfer, createdAt } = member;
  return {
    status,
    kycLevel,
    canLogin,
    canTrade,
    canWithdraw,
    canTransfer,
    riskLevel: riskLevelOf(db, member),
    assetUsdt: format(assetsOf(db, memberId)),
    sessions: memberSessionsOf(db, memberId).length,
    memberSince: createdAt,
  };
}

/** What a single violation has besides its row. */
export const violationDetail = (context: Context<unknown>, row: ViolationRow): Own => ({
  history: stepsOf(context.db, VIOLATION, row.id),
  earlier: rowsOf(context.db.violations, row.memberId)
    .filter(({ id }) => id !== row.id)
    .toSorted(descending(({ createdAt, id }) => `${createdAt} ${String(id).padStart(8, '0')}`))
    .map(({ id, violationNo, type, severity, status, penalties, createdAt }) => ({
      id,
      violationNo,
      type,
      severity,
      status,
      penalties,
      createdAt,
    })),
  facts: factsOf(context.db, row.memberId),
  effects: effectsOf(context, row),
});
