import { identity } from '../block/identity';
import { Verdict } from '../block/review';
import { bulkAnswer, post, put } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { code, codes } from '../field/codes';
import { record } from '../field/nested';
import { bool, version } from '../field/numbers';
import { optional } from '../field/shared';
import { ids, id, note, text } from '../field/texts';
import { day } from '../field/times';

/** Permission to approve a request in spite of a duplicate document; no call has this path. */
export const OVERRULE = 'memberAuth/overrule';

/** What a reviewer has to check before an approval. */
export const checklist = {
  nameMatch: bool(),
  numberMatch: bool(),
  faceMatch: bool(),
  notExpired: bool(),
  notDuplicate: bool(),
};

/**
 * Resources that a decision changes besides the request: the member's level, and the counts of waiting
 * requests.
 */
const touches = ['member', 'memberProfile', 'pending', 'home'] as const;

/** Calls about requests besides reading them. */
export const authCalls = {
  /** Corrects typing errors while a request waits. */
  edit: put('memberAuth/edit', {
    body: {
      ...identity,
      realName: text({ min: 1, max: 64 }),
      countryCode: code('biz_country'),
      docType: code('biz_doc_type'),
      /** The complete number; when missing, the number stays. */
      newDocNo: optional(text({ min: 4, max: 32 })),
      birthday: day(),
      docExpireAt: day(),
      remark: note(),
    },
    answer: { version: version() },
    refusals: ['claimedByAnother', 'wrongState', 'notUnique'],
    touches: ['memberProfile'],
  }),
  /** One request by `id` and `version`, or several by `ids` and `versions`, which can only be rejected. */
  review: post('memberAuth/review', {
    body: {
      id: optional(id()),
      version: optional(version()),
      ids: optional(ids()),
      versions: optional(versions()),
      result: code('sys_step_result', Verdict),
      /** At least one for a rejection; `other` requires a remark. */
      rejectCodes: optional(codes('biz_auth_reject')),
      remark: note(),
      /** All true for an approval. */
      checklist: optional(record(checklist)),
      requestId: requestId(),
    },
    answer: bulkAnswer,
    refusals: [
      'reasonTooShort',
      'alreadyDecided',
      'claimedByAnother',
      'samePerson',
      'wrongState',
      'riskBlock',
    ],
    touches,
  }),
  /** Rejects for good: the member cannot apply again. */
  rejectFinal: post('memberAuth/rejectFinal', {
    body: {
      ...identity,
      rejectCodes: codes('biz_auth_reject'),
      remark: note({ min: 5 }),
      requestId: requestId(),
    },
    answer: bulkAnswer,
    refusals: ['alreadyDecided', 'claimedByAnother', 'wrongState'],
    touches,
  }),
  /** Revokes an approval; the operator must not be its reviewer. */
  revoke: put('memberAuth/revoke', {
    body: { ...identity, reason: reason(), operPassword: password(), requestId: requestId() },
    answer: { version: version() },
    refusals: ['wrongState', 'samePerson', 'inUse'],
    touches,
  }),
};
