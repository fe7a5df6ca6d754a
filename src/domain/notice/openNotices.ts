import type { MyNotice } from '@/contract/shell/notice';

/** What is still asked of the operator: to read it, or to confirm it. What a colleague has taken over is not. */
export const isOpen = ({ needAck, readAt, ackAt, takenBy }: MyNotice): boolean =>
  takenBy === '' && (needAck ? ackAt === null : readAt === null);

/** Where operators read their notices. */
export const NOTICES_PLACE = { view: 'personal/index', params: { tab: 'notices' } } as const;
