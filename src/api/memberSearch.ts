import { fetchPage } from './records';
import type { Id } from '@/contract/field/brands';
import { member } from '@/contract/member/member';
import type { QueryOf, RowOf } from '@/contract/resource';

/** A member as member pickers show it. */
export type MemberOption = RowOf<typeof member>;

const MOST_FOUND = 20;

const list = (query: Omit<QueryOf<typeof member>, 'pageNum'>, signal?: AbortSignal) =>
  fetchPage(member, { pageNum: 1, ...query }, signal);

/** Returns the first members that match by UID, account, phone, e-mail or nickname. @throws ApiError */
export const searchMembers = async (
  memberKeyword: string,
  signal?: AbortSignal,
): Promise<readonly MemberOption[]> => (await list({ memberKeyword, pageSize: MOST_FOUND }, signal)).list;

/**
 * Returns one member by id; `null` when there is none or it is outside the operator's scope. @throws ApiError
 */
export const findMember = async (memberId: Id, signal?: AbortSignal): Promise<MemberOption | null> =>
  (await list({ memberId, pageSize: 1 }, signal)).list[0] ?? null;
