import type { member } from '@/contract/member/member';
import { MemberStatus } from '@/contract/member/memberFlow';
import type { RowOf } from '@/contract/resource';

type State = Pick<RowOf<typeof member>, 'status'>;

/** Whether an account is not closed. A closed account cannot be changed. */
export const isOpen = ({ status }: State): boolean =>
  status === MemberStatus.normal || status === MemberStatus.frozen;

export const isNormal = ({ status }: State): boolean => status === MemberStatus.normal;

export const isFrozen = ({ status }: State): boolean => status === MemberStatus.frozen;
