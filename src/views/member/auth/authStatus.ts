import type { MemberAuth } from '@/api/authTypes';

/** Waits for a reviewer. */
export const isPending = ({ status }: Pick<MemberAuth, 'status'>): boolean => status === 1;
