import { get, post, SITE } from './client';
import { siteResource } from './siteResource';
import type { BulkAnswer } from './types';
import type {
  WithdrawCheck,
  WithdrawDetail,
  WithdrawEdit,
  WithdrawLog,
  WithdrawOverrideBody,
  WithdrawPay,
  WithdrawQuery,
  WithdrawResult,
  WithdrawReview,
  WithdrawSummary,
} from './withdrawTypes';

const MANAGE = `${SITE}cwManage/`;

/** Withdraw logs (spec §7). */
export const withdrawLog = siteResource<
  WithdrawLog,
  WithdrawQuery,
  WithdrawDetail,
  never,
  WithdrawEdit,
  WithdrawSummary
>('withdraw', {
  base: 'memberWithdrawLog',
  postList: 'cwManage/withdrawLogList',
  verbs: ['edit', 'export'],
});

/** What may review, decide the largest ones, lift a block, send money, and record what became of it. */
export const WITHDRAW_REVIEW = `${MANAGE}withdrawLogReview`;
export const WITHDRAW_FINAL = `${MANAGE}withdrawLogReviewFinal`;
export const WITHDRAW_OVERRIDE = `${MANAGE}withdrawLogOverride`;
export const WITHDRAW_PAY = `${MANAGE}withdrawLogPay`;
export const WITHDRAW_RESULT = `${MANAGE}withdrawLogResult`;

/** Figures over the whole filter. */
export const fetchWithdrawSummary = (query: WithdrawQuery, signal?: AbortSignal): Promise<WithdrawSummary> =>
  post(`${MANAGE}withdrawLogSummary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** The automatic checks of one withdraw, as they come out now. */
export const fetchWithdrawChecks = (id: number, signal: AbortSignal): Promise<WithdrawCheck[]> =>
  get(`${SITE}memberWithdrawLog/checks`, { id }, { silent: true, signal });

/** Decides one withdraw; its refusal is the dialog's to show. */
export const reviewWithdraw = (review: WithdrawReview): Promise<BulkAnswer> =>
  post(WITHDRAW_REVIEW, review, { silent: true });

/** Decides several at once; what was refused is in the answer, record by record. */
export const reviewWithdraws = (review: WithdrawReview): Promise<BulkAnswer> => post(WITHDRAW_REVIEW, review);

/** Lifts the block of the hard checks; another person still has to approve. */
export const overrideWithdraw = (body: WithdrawOverrideBody): Promise<unknown> =>
  post(WITHDRAW_OVERRIDE, body, { silent: true });

/** Sends the money of one withdraw or several. Never sent twice by itself. */
export const payWithdraws = (pay: WithdrawPay): Promise<BulkAnswer> =>
  post(WITHDRAW_PAY, pay, { silent: true });

/** Records what became of a payout. */
export const recordWithdraw = (result: WithdrawResult): Promise<unknown> =>
  post(WITHDRAW_RESULT, result, { silent: true });
