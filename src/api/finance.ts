import { del, get, post, put, SITE } from './client';
import type { Resource } from './resource';
import type { BulkAnswer, Page } from './types';
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

/** Decides several recharges at once, and says itself why it cannot; what was refused is in the answer, record by record. */
export const reviewRecharges = (review: RechargeReview): Promise<BulkAnswer> =>
  post(`${MANAGE}chargeLogReview`, review);

/** Decides in a dialog, which shows what is refused; never sent twice by itself. */
export const reviewRecharge = (review: RechargeReview): Promise<BulkAnswer> =>
  post(`${MANAGE}chargeLogReview`, review, { silent: true });
