import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { byQuestion, questioned } from '../block/question';
import { claimed, history, reviewed, waited } from '../block/review';
import { code, codes } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { count, flag, percent, rate } from '../field/numbers';
import { nullable, sortable, staffOnly, unlisted } from '../field/shared';
import { id, image, masked, memberId, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, contains, equals, oneOf, personal, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { authCalls } from './authCalls';
import { authFlow, AuthStatus } from './authFlow';

/** `biz_kyc_level`: basic needs name and number, advanced also pictures. */
export const AuthLevel = { basic: 1, advanced: 2 } as const;

const level = () => code('biz_kyc_level', AuthLevel);
const status = () => code('biz_auth_status', AuthStatus);

/** Members' requests for real-name authentication. */
export const auth = defineResource({
  name: 'auth',
  view: 'member/auth/index',
  title: 'authNo',
  decides: ['waitMinutes', 'realName', 'faceScore', 'dupCount'],
  row: {
    ...identity,
    ...memberBrief,
    authNo: sortable(text()),
    authLevel: sortable(level()),
    realName: text(),
    countryCode: code('biz_country'),
    docType: code('biz_doc_type'),
    /** First and last character, the rest masked. */
    docNo: masked(),
    birthday: day(),
    docExpireAt: day(),
    /** Read from the pictures by OCR; empty without pictures. */
    ocrName: text(),
    /** Masked, except where it differs from the number given. */
    ocrNo: masked(),
    /** `null` where it was not read, as without pictures. */
    ocrBirthday: unlisted(nullable(day())),
    ocrExpireAt: unlisted(nullable(day())),
    /** Name and number; `null` without pictures. */
    ocrMatch: nullable(flag()),
    /** 0 to 100; `null` without pictures. */
    faceScore: sortable(nullable(count({ min: 0, max: 100 }))),
    /** Number of other members with the same document. */
    dupCount: staffOnly(sortable(count())),
    submitCount: sortable(count()),
    ...waited,
    /** Problems that the server found automatically. */
    findings: staffOnly(codes('biz_auth_reject')),
    status: sortable(status()),
    rejectCodes: codes('biz_auth_reject'),
    /** The operator who corrected the number of its document, and does not approve it; empty where it stands as given. */
    correctedBy: staffOnly(unlisted(text())),
    ...questioned,
    ...claimed,
    ...reviewed,
    ...audit,
  },
  unexported: ['docNo', 'ocrName', 'ocrNo', 'ocrBirthday', 'ocrExpireAt'],
  detail: {
    /** Pictures; empty for the first level. */
    frontImg: image(),
    backImg: image(),
    holdImg: image(),
    /** The number given, masked except where it differs from the pictures; compared with `ocrNo`. */
    givenNo: unlisted(text()),
    /** The member's current level. */
    kycLevel: code('biz_kyc_level'),
    /** Other members' requests with the same document. */
    duplicates: staffOnly(
      records({
        id: id(),
        authNo: text(),
        memberId: memberId(),
        uid: text(),
        account: text(),
        authLevel: level(),
        status: status(),
        createdAt: time(),
      }),
    ),
    ...history,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    pending: count(),
    approvedToday: count(),
    /** Percentage of those decided in the last seven days; `null` when there are none. */
    passRate: nullable(percent()),
    /** Minutes until the decision, over the same days; `null` when there are none. */
    medianWaitMinutes: nullable(rate()),
    ...counted,
  },
  filters: {
    ...byMember,
    authNo: equals(),
    status: anyOf(),
    authLevel: oneOf(),
    realName: personal(contains()),
    /** The complete number. */
    docNo: personal(equals()),
    countryCode: anyOf(),
    docType: oneOf(),
    ocrMatch: oneOf(),
    faceScore: range(),
    waitMinutes: range(),
    ...byQuestion,
    dupCount: toggle(),
    rejectCodes: anyOf(),
    reviewerName: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'reviewedAt', 'updatedAt'],
  flow: authFlow,
  calls: {
    ...reads('memberAuth'),
    ...authCalls,
  },
});
