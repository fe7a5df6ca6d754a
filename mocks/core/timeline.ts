import type { timelineEvent, TimelineType } from '@/contract/member/timeline';
import type { WireShape } from '@/contract/field/field';
import type { Context } from './http';

export type TimelineEvent = WireShape<typeof timelineEvent>;

/** An event without what most kinds have none of. */
export type BareEvent = Pick<TimelineEvent, 'key' | 'at' | 'code'> & Partial<TimelineEvent>;

/** Events of one kind in the life of a member. */
export interface TimelineSource {
  type: TimelineType;
  /** Permission needed besides the timeline's own. */
  path?: string;
  events(context: Context<unknown>, memberId: number): BareEvent[];
}

declare module './area' {
  interface Area {
    /** What of it happens to members. */
    timeline?: readonly TimelineSource[];
  }
}

/** A record that was asked for and then, maybe, came to an end. */
interface Request {
  id: number;
  createdAt: string;
  endedAt: string | null;
  status: number;
  /** Its state while it was young. */
  first: number;
  no: string;
  amount: string | null;
  coin: string;
  reviewerName: string;
  reviewRemark: string;
}

/** The beginning of a request and, once it has one, its end. */
export function requestEvents(kind: string, row: Request): BareEvent[] {
  const { no, amount, coin } = row;
  const asked: BareEvent = {
    key: `${kind}-${row.id}-a`,
    at: row.createdAt,
    code: String(row.first),
    no,
    amount,
    coin,
  };
  if (row.endedAt === null || row.status === row.first) return [asked];
  const { endedAt, reviewerName, reviewRemark } = row;
  return [
    asked,
    {
      ...asked,
      key: `${kind}-${row.id}-b`,
      at: endedAt,
      code: String(row.status),
      who: reviewerName,
      text: reviewRemark,
    },
  ];
}
