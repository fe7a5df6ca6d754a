import { get, put, SITE } from './client';
import type {
  MemberBody,
  MemberDetail,
  MemberDraft,
  MemberEdit,
  MemberQuery,
  MemberReset,
  MemberRow,
  MembersBody,
  MemberSummary,
  MemberSwitches,
} from './memberTypes';
import { siteResource } from './siteResource';
import type { BulkAnswer } from './types';

/** Members: they are closed, never deleted. */
export const members = siteResource<
  MemberRow,
  MemberQuery,
  MemberDetail,
  MemberDraft,
  MemberEdit,
  MemberSummary
>('member', { base: 'member', verbs: ['add', 'edit', 'export'] });

const at = (verb: string) => `${SITE}member/${verb}`;
const silent = { silent: true };

/** What may be done to members, besides adding and editing them. */
export const MEMBER_PERMISSIONS = {
  profile: at('profile'),
  freeze: at('freeze'),
  unfreeze: at('unfreeze'),
  setPermission: at('setPermission'),
  setTags: at('setTags'),
  setParent: at('setParent'),
  resetPassword: at('resetPassword'),
  resetFundPassword: at('resetFundPassword'),
  resetGoogle: at('resetGoogle'),
  kick: at('kick'),
  close: at('close'),
} as const;

/** Figures over the whole filter. */
export const fetchMemberSummary = (query: MemberQuery, signal?: AbortSignal): Promise<MemberSummary> =>
  get(at('summary'), query, { ...silent, ...(signal ? { signal } : {}) });

/** Takes every permission away, ends the sessions, holds waiting withdraws. `freezeUntil` lifts it by itself. */
export const freezeMembers = (body: MembersBody & { freezeUntil?: string }): Promise<BulkAnswer> =>
  put(at('freeze'), body, silent);

/** Gives frozen members back what they were allowed before. */
export const unfreezeMembers = (body: MembersBody): Promise<BulkAnswer> => put(at('unfreeze'), body, silent);

/** Sets what a member may do. */
export const setMemberSwitches = (
  body: MemberBody & MemberSwitches & { reason: string },
): Promise<{ version: number }> => put(at('setPermission'), body, silent);

/** Adds tags to members and takes others off. */
export const setMemberTags = (body: {
  ids: number[];
  add: string[];
  remove: string[];
}): Promise<BulkAnswer> => put(at('setTags'), body, silent);

/** Puts a member and everybody below him under another inviter. */
export const setMemberParent = (
  body: MemberBody & { inviterUid: string; reason: string; operPassword: string },
): Promise<{ version: number }> => put(at('setParent'), body, silent);

/** Sends a one-time link; nobody sees a password, and withdraws are locked for a day. */
export const resetMember = (
  what: MemberReset,
  body: MemberBody & { reason: string; operPassword: string },
): Promise<{ version: number; sentTo: string }> => put(at(what), body, silent);

/** Ends the sessions of members. */
export const kickMembers = (ids: number[]): Promise<BulkAnswer> => put(at('kick'), { ids });

/** Asks for an account to be closed, agrees to it as somebody else, or takes the request back. */
export const closeMember = (
  body: MemberBody & { step: 'request' | 'approve' | 'cancel'; reason: string; operPassword: string },
): Promise<{ version: number }> => put(at('close'), body, silent);
