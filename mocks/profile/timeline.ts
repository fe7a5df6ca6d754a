import { TIMELINE_TYPES } from '../../src/contract/member/timeline';
import type { TimelineType } from '@/contract/member/timeline';
import type { TimelineEvent, TimelinePart } from './wire';
import { int, listOf, object, oneOf, optional, text } from '../core/check';
import type { Context } from '../core/http';
import { members } from '../member/list';
import { linesAbout } from '../operLog/targets';
import { findRow } from '../core/resource';

const SIZE = 30;

/** An event without what most kinds have none of. */
type Bare = Pick<TimelineEvent, 'key' | 'at' | 'code'> & Partial<TimelineEvent>;

const eventOf = (type: TimelineType, bare: Bare): TimelineEvent => ({
  type,
  no: '',
  amount: null,
  coin: '',
  who: '',
  text: '',
  ...bare,
});

interface Source {
  /** Needed besides the timeline's own permission. */
  path?: string;
  events: (context: Context<unknown>, memberId: number) => Bare[];
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

function requestEvents(kind: string, row: Request): Bare[] {
  const { no, amount, coin } = row;
  const asked: Bare = {
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

/** `cwManage/chargeLogReview` does what `memberAuth/review` does. */
const verbOf = (url: string): string =>
  (url.split('/').at(-1) ?? '').replace(
    /^\w+Log([A-Z])(\w+)$/,
    (_, first: string, rest: string) => first.toLowerCase() + rest.replace(/Final$/, ''),
  );

const of = <Row extends { memberId: number }>(rows: Iterable<Row>, memberId: number): Row[] =>
  [...rows].filter((row) => row.memberId === memberId);

/** Where events come from; the kinds whose list an operator may not see stay hidden here too. */
const SOURCES: Record<TimelineType, Source> = {
  signIn: {
    events: ({ db }, memberId) =>
      of(db.memberSignIns, memberId).map(({ id, at, ip, device, ok }) => ({
        key: `signIn-${id}`,
        at,
        code: String(ok),
        text: `${device} · ${ip}`,
      })),
  },
  recharge: {
    path: 'cwManage/chargeLogList',
    events: ({ db }, memberId) =>
      of(db.recharges.values(), memberId)
        .filter((row) => !row.deleted)
        .flatMap((row) =>
          requestEvents('recharge', {
            ...row,
            no: row.orderNo,
            first: row.source === 1 ? 0 : 1,
            endedAt: row.creditedAt ?? row.reviewedAt,
          }),
        ),
  },
  withdraw: {
    path: 'cwManage/withdrawLogList',
    events: ({ db }, memberId) =>
      of(db.withdraws.values(), memberId).flatMap((row) =>
        requestEvents('withdraw', {
          ...row,
          no: row.orderNo,
          first: 1,
          endedAt: row.completedAt ?? row.reviewedAt,
          reviewerName: row.secondReviewer || row.firstReviewer,
        }),
      ),
  },
  auth: {
    path: 'memberAuth/list',
    events: ({ db }, memberId) =>
      of(db.auths.values(), memberId).flatMap((row) =>
        requestEvents('auth', {
          ...row,
          no: row.authNo,
          amount: null,
          coin: '',
          first: 1,
          endedAt: row.reviewedAt ?? row.updatedAt,
        }),
      ),
  },
  ledger: {
    path: 'memberAssetLog/list',
    events: ({ db }, memberId) =>
      of(db.ledger.lines, memberId).map((line) => ({
        key: `ledger-${line.id}`,
        at: line.createdAt,
        code: String(line.bizType),
        no: line.refNo,
        amount: line.availableChange === '0' ? line.frozenChange : line.availableChange,
        coin: line.coin,
        who: line.operatorName,
      })),
  },
  staff: {
    events: (context, memberId) =>
      linesAbout(context, memberId)
        .filter(({ errorCode }) => errorCode === 0)
        .map((line) => ({
          key: `staff-${line.operId}`,
          at: line.operTime,
          code: verbOf(line.operUrl),
          no: line.targetText,
          who: line.operName,
          text: [line.title, line.reason].filter(Boolean).join(' · '),
        })),
  },
};

/** Which events of whom, older than which. */
export const timelineQuestion = object({
  id: int,
  types: optional(listOf(oneOf<TimelineType>(...TIMELINE_TYPES), TIMELINE_TYPES.length)),
  before: optional(text(100)),
});

/** Moments may be shared; with the key every place in the stream is one of its own. */
const placeOf = ({ at, key }: TimelineEvent): string => `${at} ${key}`;

/** One part of what happened to a member, the latest first. @throws Refusal 40400 */
export function timelineOf(context: Context<ReturnType<typeof timelineQuestion>>): TimelinePart {
  const { input, can } = context;
  const { id } = findRow(context, members, input.id);
  const wanted = TIMELINE_TYPES.filter((type) => {
    const { path } = SOURCES[type];
    return (!input.types?.length || input.types.includes(type)) && (path === undefined || can(path));
  });
  const all = wanted
    .flatMap((type) => SOURCES[type].events(context, id).map((bare) => eventOf(type, bare)))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  const { before } = input;
  const rest = before === undefined ? all : all.filter((event) => placeOf(event) < before);
  const list = rest.slice(0, SIZE);
  const last = list.at(-1);
  return { list, next: last && rest.length > SIZE ? placeOf(last) : null };
}
