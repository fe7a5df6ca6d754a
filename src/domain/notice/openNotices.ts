import type { MyNotice } from '@/contract/shell/notice';

/** What is still asked of the operator: to read it, or to confirm it. */
export const isOpen = ({ needAck, readAt, ackAt }: MyNotice): boolean =>
  needAck ? ackAt === null : readAt === null;

/** Where operators read their notices. */
export const NOTICES_PLACE = { view: 'personal/index', params: { tab: 'notices' } } as const;
