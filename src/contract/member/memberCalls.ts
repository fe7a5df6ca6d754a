import { identity } from '../block/identity';
import { memberRows } from '../block/touches';
import { bulkAnswer, post, put } from '../call';
import { password, reason, versions } from '../field/body';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { version } from '../field/numbers';
import { optional } from '../field/shared';
import { id, ids, note, tags, text } from '../field/texts';
import { time } from '../field/times';
import { ACCOUNT, INVITE_CODE, REACH_EMAIL, REACH_PHONE, UID } from './patterns';
import { switches } from './memberRow';

/** Fields of a new and of a known member alike. */
const traits = {
  nickname: text({ min: 1, max: 20 }),
  countryCode: code('biz_country'),
  language: code('biz_lang'),
  memberType: code('biz_member_type'),
  level: code('biz_member_level'),
};

/** Which members, in which versions, and why. */
const several = { ids: ids(), versions: versions(), reason: reason() };

const changed = { version: version() };

/** Words a member can be found by; at most ten, of at most twelve characters. */
const words = () => tags({ list: 'tag', max: 10, longest: 12 });

const STATE_TOUCHES = ['memberProfile', 'withdraw', 'pending', 'home'] as const;

const resetBy = <const P extends string>(path: P) =>
  put(path, {
    body: { ...identity, reason: note(), operPassword: password() },
    /** `sentTo` is masked. */
    answer: { ...changed, sentTo: text() },
    refusals: ['wrongStepUp', 'stepUpLocked', 'staleVersion', 'wrongState', 'protectedRecord'],
    touches: ['memberProfile'],
  });

/** Enters a member, who sets a password through the link that is sent. One of `email` and `phone` follows from `account`. */
const add = post('member/add', {
  body: {
    ...traits,
    account: text({ min: 3, max: 64, pattern: ACCOUNT }),
    email: optional(text({ max: 254, pattern: REACH_EMAIL })),
    phone: optional(text({ max: 20, pattern: REACH_PHONE })),
    inviterUid: optional(text({ max: 8, pattern: UID })),
    /** Made by the server when empty. */
    inviteCode: optional(text({ min: 6, max: 8, pattern: INVITE_CODE })),
    remark: optional(note()),
  },
  answer: { id: id(), uid: text(), sentTo: text() },
  refusals: ['notUnique', 'protectedRecord', 'wrongState', 'overLimit', 'notFound'],
  touches: ['home', 'options'],
});

/** A new e-mail or phone locks withdraws for a day; as they were shown, masked, they stay what they are. */
const edit = put('member/edit', {
  body: {
    ...identity,
    ...traits,
    /** One of the two has to be there; an empty one takes it away. */
    email: optional(text({ max: 254, pattern: REACH_EMAIL })),
    phone: optional(text({ max: 20, pattern: REACH_PHONE })),
    /** Only the risk desk lowers it. */
    riskLevel: code('biz_risk_level'),
    remark: note(),
  },
  answer: changed,
  refusals: ['staleVersion', 'notUnique', 'wrongState', 'protectedRecord', 'forbidden'],
  touches: memberRows,
});

/** What may be done to members besides reading them. */
export const memberCalls = {
  add,
  edit,
  /** Takes every permission away, ends the sessions, holds waiting withdraws. `freezeUntil` lifts it by itself. */
  freeze: put('member/freeze', {
    body: { ...several, freezeUntil: optional(time()) },
    answer: bulkAnswer,
    refusals: ['staleVersion', 'wrongState', 'protectedRecord', 'wrongTimeRange'],
    touches: STATE_TOUCHES,
  }),
  /** Gives frozen members back what they were allowed before; withdraws on hold stay there. */
  unfreeze: put('member/unfreeze', {
    body: several,
    answer: bulkAnswer,
    refusals: ['staleVersion', 'wrongState'],
    touches: STATE_TOUCHES,
  }),
  setPermission: put('member/setPermission', {
    body: { ...identity, ...switches, reason: reason() },
    answer: changed,
    refusals: ['staleVersion', 'wrongState', 'protectedRecord'],
    touches: ['memberProfile'],
  }),
  setTags: put('member/setTags', {
    body: { ids: ids(), add: words(), remove: words() },
    answer: bulkAnswer,
    refusals: ['wrongState', 'overLimit'],
    touches: [...memberRows, 'options'],
  }),
  /** Puts a member and everybody below them under another inviter. */
  setParent: put('member/setParent', {
    body: {
      ...identity,
      inviterUid: text({ min: 8, max: 8, pattern: UID }),
      reason: reason(),
      operPassword: password(),
    },
    answer: changed,
    refusals: [
      'wrongStepUp',
      'stepUpLocked',
      'staleVersion',
      'circle',
      'overLimit',
      'wrongState',
      'protectedRecord',
      'notFound',
    ],
    touches: memberRows,
  }),
  /** Sends a one-time link; no operator sees a password, and withdraws are locked for a day. */
  resetPassword: resetBy('member/resetPassword'),
  resetFundPassword: resetBy('member/resetFundPassword'),
  resetGoogle: resetBy('member/resetGoogle'),
  /** Ends the sessions of members; nothing about them changes. */
  kick: put('member/kick', {
    body: { ids: ids() },
    answer: bulkAnswer,
    refusals: ['wrongState'],
    touches: ['memberProfile'],
  }),
  /** Asks for an account to be closed, agrees to it as a second operator, or takes the request back. */
  close: put('member/close', {
    body: {
      ...identity,
      step: word('request', 'approve', 'cancel'),
      reason: reason(),
      operPassword: password(),
    },
    answer: changed,
    refusals: [
      'wrongStepUp',
      'stepUpLocked',
      'staleVersion',
      'riskBlock',
      'samePerson',
      'forbidden',
      'wrongState',
      'protectedRecord',
    ],
    touches: ['memberProfile', 'home'],
  }),
};
