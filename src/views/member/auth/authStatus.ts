import { AuthStatus } from '@/contract/member/auth';
import type { auth } from '@/contract/member/auth';
import type { RowOf } from '@/contract/resource';

/** True while it waits for a reviewer. */
export const isPending = ({ status }: Pick<RowOf<typeof auth>, 'status'>): boolean =>
  status === AuthStatus.pending;
