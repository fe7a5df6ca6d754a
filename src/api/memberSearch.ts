import { fetchPage } from './records';
import type { Id } from '@/contract/field/brands';
import { member } from '@/contract/member/member';
import type { QueryOf, RowOf } from '@/contract/resource';

/** A member as pickers show it. */
export type MemberOption = RowOf<typeof member>;

const MOST_FOUND = 20;

const list = (query: Omit<QueryOf<typeof member>, 'pageNum'>, signal?: AbortSignal) =>
  fetchPage(member, { pageNum: 1, ...query }, signal);

/** The first members by UID, account, phone, e-mail or nickname. @throws ApiError */
export const searchMembers = async (
  memberKeyword: string,
  signal?: AbortSignal,
): Promise<readonly MemberOption[]> => (await list({ memberKeyword, pageSize: MOST_FOUND }, signal)).list;

/** One member by id; `null` for one who is not there or out of sight. @throws ApiError */
export const findMember = async (memberId: Id, signal?: AbortSignal): Promise<MemberOption | null> =>
  (await list({ memberId, pageSize: 1 }, signal)).list[0] ?? null;
