import { del, get, post, put, SITE } from './client';
import type { Resource } from './resource';
import type { BulkAnswer, MemberBrief, Page, PageQuery } from './types';
import type {
  RechargeDetail,
  RechargeDraft,
  RechargeEdit,
  RechargeLog,
  RechargeQuery,
  RechargeReview,
  RechargeSummary,
} from './financeTypes';

const LOG = `${SITE}memberRechargeLog/`;
const MANAGE = `${SITE}cwManage/`;

/** Recharge logs (spec §7). */
export const rechargeLog: Resource<
  RechargeLog,
  RechargeQuery,
  RechargeDetail,
  RechargeDraft,
  RechargeEdit,
  RechargeSummary
> = {
  name: 'recharge',
  rowKey: 'id',
  permissions: {
    list: `${MANAGE}chargeLogList`,
    add: `${MANAGE}chargeLogAdd`,
    edit: `${LOG}edit`,
    remove: `${LOG}delete`,
    exportCsv: `${LOG}export`,
  },
  list: (query, signal) =>
    post(`${MANAGE}chargeLogList`, query, { silent: true, ...(signal ? { signal } : {}) }),
  get: (id, signal) => get(`${LOG}get`, { id }, { silent: true, ...(signal ? { signal } : {}) }),
  add: (draft) => post(`${MANAGE}chargeLogAdd`, draft, { silent: true }),
  edit: (edit) => put(`${LOG}edit`, edit, { silent: true }),
  remove: (ids) => del(`${LOG}delete`, { ids }),
  exportRows: async (query) => (await get<Page<RechargeLog>>(`${LOG}export`, query)).list,
};

/** What may review recharges. */
export const RECHARGE_REVIEW = `${MANAGE}chargeLogReview`;

/** Figures over the whole filter. */
export const fetchRechargeSummary = (query: RechargeQuery, signal?: AbortSignal): Promise<RechargeSummary> =>
  post(`${MANAGE}chargeLogSummary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** Decides several recharges at once; what was refused is in the answer, record by record. */
export const reviewRecharges = (review: RechargeReview): Promise<BulkAnswer> =>
  post(`${MANAGE}chargeLogReview`, review);

/** Decides one recharge; never sent twice by itself, and its refusal is the dialog's to show. */
export const reviewRecharge = (review: RechargeReview): Promise<BulkAnswer> =>
  post(`${MANAGE}chargeLogReview`, review, { silent: true });

/** Kinds of records that are reviewed. */
export type ReviewKind = 'recharge' | 'withdraw' | 'auth' | 'adjust' | 'award' | 'violation';

/** A reservation of a record by one reviewer. */
export interface Claim {
  claimBy: string;
  claimUntil: string;
}

/** Reserves a record for ten minutes. @throws ApiError rejected 40902 when somebody else holds it */
export const claimReview = (kind: ReviewKind, id: number): Promise<Claim> =>
  post(`${SITE}review/claim`, { kind, id }, { silent: true });

export const releaseReview = (kind: ReviewKind, id: number): Promise<unknown> =>
  post(`${SITE}review/release`, { kind, id }, { silent: true });

/** A member as pickers show it. */
export interface MemberOption extends MemberBrief {
  id: number;
  status: number;
  kycLevel: number;
}

/** Members by UID, account, phone or e-mail. */
export const searchMembers = (keyword: string, signal?: AbortSignal): Promise<Page<MemberOption>> =>
  get(
    `${SITE}member/list`,
    { memberKeyword: keyword, pageNum: 1, pageSize: 20 } satisfies PageQuery & { memberKeyword: string },
    { silent: true, ...(signal ? { signal } : {}) },
  );
