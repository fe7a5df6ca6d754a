import type { DateTime, MemberBrief, MemberQuery, ReviewStep } from './types';

/** 1 pending, 2 approved, 3 rejected, 4 rejected for good, 5 superseded, 6 revoked. */
export type AuthStatus = 1 | 2 | 3 | 4 | 5 | 6;

/** A member's request to be known by name. Document numbers are masked by the server. */
export interface MemberAuth extends MemberBrief {
  id: number;
  version: number;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
  authNo: string;
  /** 1 name and number, 2 pictures as well. */
  authLevel: 1 | 2;
  realName: string;
  countryCode: string;
  docType: number;
  /** First and last character, the rest masked. */
  docNo: string;
  /** `YYYY-MM-DD`, as is `docExpireAt`. */
  birthday: string;
  docExpireAt: string;
  /** What was read from the pictures; empty without pictures. */
  ocrName: string;
  /** Masked, except where it differs from the number given. */
  ocrNo: string;
  /** `null` without pictures. */
  ocrMatch: 0 | 1 | null;
  /** 0 to 100; `null` without pictures. */
  faceScore: number | null;
  /** Other members with the same document. */
  dupCount: number;
  submitCount: number;
  /** `null` once it was decided. */
  waitMinutes: number | null;
  /** What the server found by itself, as codes of `biz_auth_reject`. */
  findings: string[];
  status: AuthStatus;
  rejectCodes: string[];
  claimBy: string;
  claimUntil: DateTime | null;
  reviewerName: string;
  reviewedAt: DateTime | null;
  reviewRemark: string;
}

/** Another request, or another member's, that names the same document. */
export interface AuthTwin {
  id: number;
  authNo: string;
  memberId: number;
  uid: string;
  account: string;
  authLevel: number;
  status: AuthStatus;
  createdAt: DateTime;
}

/** One request with everything a reviewer looks at. */
export interface MemberAuthDetail extends MemberAuth {
  /** Addresses of pictures; empty without. */
  frontImg: string;
  backImg: string;
  holdImg: string;
  /** The number given, masked except where the pictures say something else: stands beside `ocrNo`. */
  givenNo: string;
  /** What the member is known by now. */
  kycLevel: number;
  duplicates: AuthTwin[];
  history: ReviewStep[];
}

export interface AuthQuery extends MemberQuery {
  authNo?: string;
  authLevel?: string;
  realName?: string;
  countryCode?: string[];
  docType?: string;
  docNo?: string;
  ocrMatch?: string;
  faceScoreMin?: string;
  faceScoreMax?: string;
  dupCount?: string;
  status?: string[];
  rejectCodes?: string[];
  reviewerName?: string;
}

/** What a reviewer must have looked at before approving. */
export interface AuthChecklist {
  nameMatch: boolean;
  numberMatch: boolean;
  faceMatch: boolean;
  notExpired: boolean;
  notDuplicate: boolean;
}

/** Decision about one request. */
export interface AuthReview {
  id: number;
  result: 'approve' | 'reject';
  /** At least one to reject. */
  rejectCodes?: string[];
  remark: string;
  /** Complete to approve. */
  checklist?: AuthChecklist;
  version: number;
  requestId: string;
}

/** The same rejection for several requests; there is no bulk approval. */
export interface AuthBulkReject {
  ids: number[];
  result: 'reject';
  rejectCodes: string[];
  remark: string;
  versions: Record<string, number>;
  requestId: string;
}

/** Rejection after which the member may not try again. */
export type AuthFinalReject = Pick<AuthReview, 'id' | 'remark' | 'requestId' | 'version'> & {
  rejectCodes: string[];
};

/** Takes an approval back; needs the operator's password and another operator than its reviewer. */
export interface AuthRevoke {
  id: number;
  version: number;
  reason: string;
  operPassword: string;
  requestId: string;
}

/** Typing errors, mended while the request waits. */
export interface AuthEdit {
  id: number;
  version: number;
  realName: string;
  countryCode: string;
  docType: number;
  /** The whole number; missing keeps the one there is. */
  newDocNo?: string;
  birthday: string;
  docExpireAt: string;
  remark: string;
}

/** Figures over the whole filter. */
export interface AuthSummary {
  byStatus: Record<string, number>;
  pending: number;
  approvedToday: number;
  /** Percent points of what was decided in the last seven days; `null` of nothing. */
  passRate: string | null;
  /** Minutes until the decision, over the same days; `null` of nothing. */
  medianWaitMinutes: string | null;
}
