import type { NoticeCounts } from '@/api/types';
import type { Context } from './http';

declare module './area' {
  interface Area {
    /** What the operator has to read of it. */
    notices?(context: Context<unknown>): NoticeCounts;
  }
}

/** What the operator has to read, and what must be confirmed before anything else. */
export function noticeCounts(context: Context<unknown>): NoticeCounts {
  const counts = context.db.areas.flatMap((area) => area.notices?.(context) ?? []);
  return {
    unread: counts.reduce((all, { unread }) => all + unread, 0),
    urgent: counts.reduce((all, { urgent }) => all + urgent, 0),
  };
}
