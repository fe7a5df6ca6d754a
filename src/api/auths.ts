import type {
  AuthBulkReject,
  AuthEdit,
  AuthFinalReject,
  AuthQuery,
  AuthReview,
  AuthRevoke,
  AuthSummary,
  MemberAuth,
  MemberAuthDetail,
} from './authTypes';
import { get, post, put, SITE } from './client';
import { siteResource } from './siteResource';
import type { BulkAnswer } from './types';

const AUTH = `${SITE}memberAuth/`;

/** What may review requests. */
export const AUTH_REVIEW = `${AUTH}review`;
/** What may reject them for good. */
export const AUTH_REJECT_FINAL = `${AUTH}rejectFinal`;
/** What may take an approval back. */
export const AUTH_REVOKE = `${AUTH}revoke`;

/** Members' requests to be known by name. */
export const memberAuths = siteResource<
  MemberAuth,
  AuthQuery,
  MemberAuthDetail,
  never,
  AuthEdit,
  AuthSummary
>('auth', { base: 'memberAuth', verbs: ['edit', 'export'] });

/** Figures over the whole filter. */
export const fetchAuthSummary = (query: AuthQuery, signal?: AbortSignal): Promise<AuthSummary> =>
  get(`${AUTH}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** Decides one request. @throws ApiError 42206 when a rule forbids the approval */
export const reviewAuth = (review: AuthReview): Promise<BulkAnswer> =>
  post(AUTH_REVIEW, review, { silent: true });

/** Rejects several requests for one reason; what was refused is in the answer. */
export const rejectAuths = (review: AuthBulkReject): Promise<BulkAnswer> =>
  post(AUTH_REVIEW, review, { silent: true });

export const rejectAuthFinal = (rejection: AuthFinalReject): Promise<BulkAnswer> =>
  post(AUTH_REJECT_FINAL, rejection, { silent: true });

/** @throws ApiError 40903 for whoever approved it, 40301 for a wrong password */
export const revokeAuth = (revoke: AuthRevoke): Promise<unknown> =>
  put(AUTH_REVOKE, revoke, { silent: true });
