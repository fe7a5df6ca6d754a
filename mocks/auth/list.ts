import { auth } from '../../src/contract/member/auth';
import { authFlow, AuthStatus } from '../../src/contract/member/authFlow';
import { decidedOf } from '../../src/contract/flow';
import type { WireDetailOf, WireSummaryOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { listOf } from '../core/indexed';
import type { Context, Viewer } from '../core/http';
import type { DateColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { anyOf, has, is, only, questionOf, within } from '../core/question';
import type { Question } from '../core/question';
import { byAsked } from '../core/questions/thread';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import { stepsOf } from '../core/review/steps';
import { byWait, waitOf } from '../core/review/waiting';
import { DAY, dayStart, MINUTE, msOf, stampOf } from '../core/time';
import { compared, maskedNo } from '../core/documentNo';
import { findingsOf, ocrMatch, twinCount, twinsOf, twinWire } from './findings';
import { picturesOf } from './pictures';
import type { AuthRow, MemberAuth } from './store';

const dates: DateColumns<AuthRow> = {
  createdAt: (row) => row.createdAt,
  reviewedAt: (row) => row.reviewedAt,
  updatedAt: (row) => row.updatedAt,
};

/** A row as it travels: numbers masked, joined with its member and with what a machine found. */
function authWire(db: Db, row: AuthRow, viewer: Viewer): MemberAuth {
  return {
    ...row,
    ...briefOf(db, row.memberId, viewer),
    docNo: maskedNo(row.docNo),
    ocrNo: compared(row.docNo, row.ocrNo)[1],
    ocrMatch: ocrMatch(row),
    dupCount: twinCount(db, row),
    findings: findingsOf(db, row),
    ...waitOf(db, row.status === AuthStatus.pending, row.createdAt),
  };
}

export const authDetail = (db: Db, row: AuthRow, viewer: Viewer): WireDetailOf<typeof auth> => ({
  ...authWire(db, row, viewer),
  ...picturesOf(row),
  givenNo: compared(row.docNo, row.ocrNo)[0],
  kycLevel: db.members.get(row.memberId)?.kycLevel ?? 0,
  duplicates: twinsOf(db, row).map((twin) => twinWire(db, twin)),
  history: stepsOf(db, 'auth', row.id),
});

/** Requests as the toolkit lists them. */
export const auths: Resource<AuthRow, MemberAuth> = {
  contract: auth,
  name: 'memberAuth',
  title: '实名认证',
  target: 'auth',
  rows: (db) => listOf(db.auths),
  find: (db, id) => db.auths.get(id),
  question: questionOf<AuthRow>(
    auth,
    {
      authNo: is((row) => row.authNo),
      authLevel: is((row) => row.authLevel),
      realName: has((row) => row.realName),
      countryCode: anyOf((row) => row.countryCode),
      docType: is((row) => row.docType),
      docNo: is((row) => row.docNo),
      ocrMatch: is((row) => ocrMatch(row)),
      faceScore: within((row) => row.faceScore ?? NaN),
      asked: byAsked(auth),
      waitMinutes: byWait(({ status }) => status === AuthStatus.pending),
      dupCount: only((row, db) => twinCount(db, row) > 0),
      status: anyOf((row) => row.status),
      rejectCodes: anyOf((row) => row.rejectCodes),
      reviewerName: is((row) => row.reviewerName),
    },
    dates,
  ),
  sorts: (db) => ({
    ...dates,
    id: (row) => row.id,
    authNo: (row) => row.authNo,
    uid: (row) => db.members.get(row.memberId)?.uid ?? null,
    authLevel: (row) => row.authLevel,
    faceScore: (row) => row.faceScore,
    dupCount: (row) => twinCount(db, row),
    submitCount: (row) => row.submitCount,
    waitMinutes: (row) => waitOf(db, row.status === AuthStatus.pending, row.createdAt).waitMinutes,
    status: (row) => row.status,
    reviewerName: (row) => row.reviewerName || null,
  }),
  wire: authWire,
  nameOf: (row) => row.authNo,
};

/** What leaves the console: no document number, and nothing read from a picture. */
export const authExport: Resource<AuthRow, Partial<MemberAuth>> = {
  ...auths,
  wire: (db, row, viewer) => {
    const {
      docNo: _docNo,
      ocrNo: _ocrNo,
      ocrName: _ocrName,
      ocrBirthday: _ocrBirthday,
      ocrExpireAt: _ocrExpireAt,
      ...rest
    } = authWire(db, row, viewer);
    return rest;
  },
};

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length ? middle.reduce((a, b) => a + b, 0) / middle.length : null;
}

const DECIDED = decidedOf(authFlow);

/** Figures over the whole filter; counts by status leave the status out, speed and share the dates as well. */
export function authSummary(context: Context<Question<AuthRow>>): WireSummaryOf<typeof auth> {
  const now = context.db.now();
  const anyStatus = rowsFor(context, auths, 'status');
  const everyDay = rowsFor(context, auths, 'status', 'dateRange');
  const counted = countedRows(context.db, everyDay);
  const since = (ms: number) =>
    counted.filter((row) => DECIDED.includes(row.status) && (row.reviewedAt ?? '') >= stampOf(ms));
  const approved = (rows: readonly AuthRow[]) =>
    rows.filter((row) => row.status === AuthStatus.approved).length;
  const week = since(now - 7 * DAY);
  const wait = median(week.map((row) => (msOf(row.reviewedAt ?? '') - msOf(row.createdAt)) / MINUTE));
  return {
    byStatus: Object.fromEntries(
      Object.values(AuthStatus).map((status) => [
        status,
        anyStatus.filter((row) => row.status === status).length,
      ]),
    ),
    pending: everyDay.filter((row) => row.status === AuthStatus.pending).length,
    approvedToday: approved(since(dayStart(now))),
    passRate: week.length ? ((approved(week) * 100) / week.length).toFixed(1) : null,
    medianWaitMinutes: wait === null ? null : wait.toFixed(1),
    notCounted: everyDay.length - counted.length,
  };
}
