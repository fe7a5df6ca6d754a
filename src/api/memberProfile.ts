import { del, get, post, put, SITE } from './client';
import { memberPermission } from './permissions';
import type {
  MemberNote,
  MemberNoteDraft,
  MemberProfile,
  TeamLevel,
  TimelinePart,
  TimelineType,
} from './memberProfileTypes';
import type { Page, PageQuery } from './types';

/** What the tabs of the picture that have no list of their own ask for. */
export const MEMBER_TEAM = `${SITE}member/team`;
export const MEMBER_TIMELINE = `${SITE}member/timeline`;
export const NOTE_LIST = `${SITE}memberNote/list`;
/** Writing a note, and pinning any. */
export const NOTE_ADD = `${SITE}memberNote/add`;
export const NOTE_DELETE = `${SITE}memberNote/delete`;

const silent = (signal?: AbortSignal) => ({ silent: true, ...(signal ? { signal } : {}) });

/** Header and overview. @throws ApiError 40400 outside the operator's data scope */
export const fetchProfile = (id: number | string, signal?: AbortSignal): Promise<MemberProfile> =>
  get(memberPermission, { id }, silent(signal));

/** One level of the tree of invitations below a member. */
export const fetchTeam = (id: number, signal?: AbortSignal): Promise<TeamLevel> =>
  get(MEMBER_TEAM, { id }, silent(signal));

/**
 * What happened to a member, the latest first.
 * @param types none of them: all the operator may see
 * @param before `next` of the part before; `null` for the first
 */
export const fetchTimeline = (
  id: number,
  types: readonly TimelineType[],
  before: string | null,
  signal?: AbortSignal,
): Promise<TimelinePart> =>
  get(MEMBER_TIMELINE, { id, types, ...(before === null ? {} : { before }) }, silent(signal));

/** Notes about a member, pinned ones first, then the latest. */
export const fetchNotes = (
  memberId: number,
  page: PageQuery,
  signal?: AbortSignal,
): Promise<Page<MemberNote>> => get(NOTE_LIST, { memberId, ...page }, silent(signal));

export const addNote = (draft: MemberNoteDraft): Promise<{ id: number }> => post(NOTE_ADD, draft, silent());

export const pinNote = (id: number, pinned: 0 | 1): Promise<unknown> =>
  put(`${SITE}memberNote/pin`, { id, pinned });

/** @throws ApiError 40303 for somebody else's note, or one's own after half an hour */
export const deleteNote = (id: number): Promise<unknown> => del(NOTE_DELETE, { ids: [id] });
