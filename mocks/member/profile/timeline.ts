import type { readTimeline, TimelineType } from '@/contract/member/timeline';
import type { TimelinePart } from './wire';
import type { Sent } from '../../core/body';
import type { Context } from '../../core/http';
import { members } from '../list';
import { findRow } from '../../core/resource';
import { isScoped } from '../../core/staffOnly';
import type { BareEvent, TimelineEvent } from '../../core/timeline';
import { descending } from '../../core/order';

const SIZE = 30;

const eventOf = (type: TimelineType, bare: BareEvent): TimelineEvent => ({
  type,
  no: '',
  amount: null,
  coin: '',
  who: '',
  text: '',
  ...bare,
});

/** Moments may be shared; with the key every place in the stream is one of its own. */
const placeOf = ({ at, key }: TimelineEvent): string => `${at} ${key}`;

/** One part of what happened to a member, the latest first. @throws Refusal 40400 */
export function timelineOf(context: Context<Sent<typeof readTimeline.query>>): TimelinePart {
  const { db, input, can } = context;
  // What a reviewer wrote is for the staff; a sign-in says the device.
  const shown = (event: TimelineEvent): TimelineEvent =>
    isScoped(context) && event.type !== 'signIn' ? { ...event, text: '' } : event;
  const { id } = findRow(context, members, input.id);
  // Kinds whose list an operator may not see stay hidden here too.
  const all = db.areas
    .flatMap(({ timeline = [] }) => timeline)
    .filter(
      ({ type, path }) =>
        (!input.types?.length || input.types.includes(type)) && (path === undefined || can(path)),
    )
    .flatMap(({ type, events }) => events(context, id).map((bare) => shown(eventOf(type, bare))))
    .sort(descending(placeOf));
  const { before } = input;
  const rest = before === undefined ? all : all.filter((event) => placeOf(event) < before);
  const list = rest.slice(0, SIZE);
  const last = list.at(-1);
  return { list, next: last && rest.length > SIZE ? placeOf(last) : null };
}
