import { recordKinds } from '@/contract/records';
import type { AnswerOf } from '@/contract/resource';
import { alertSources, LATE_REVIEWS } from '@/contract/shell/homeAlerts';
import type { AlertName, alerts, AlertSource } from '@/contract/shell/homeAlerts';
import { queues } from '@/contract/shell/queues';
import type { LinkParams } from '@/services/links';

export type Alert = AnswerOf<typeof alerts>[number];

interface Place {
  view: string;
  params: LinkParams;
}

const isSource = (name: string): name is AlertName => Object.hasOwn(alertSources, name);

/** The queue that waits longest of those that are late. */
function queueOf([name = '']: readonly string[]): Place | null {
  const queue = Object.hasOwn(queues, name) ? queues[name] : undefined;
  if (!queue) return null;
  const order = queue.ownOrder ? {} : { orderBy: 'createdAt asc' };
  return { view: recordKinds[queue.kind].view, params: { ...queue.params, ...order } };
}

/** Where an operator looks at what is wrong, as far as its list can be narrowed to it; `null` for an unknown source. */
export function placeOf({ source, keys, count }: Pick<Alert, 'source' | 'keys' | 'count'>): Place | null {
  if (source === LATE_REVIEWS) return queueOf(keys);
  if (!isSource(source)) return null;
  const { view, params = {}, by }: AlertSource = alertSources[source];
  if (!by) return { view, params };
  const [only] = keys;
  // A link that shows a part of what is wrong would hide the rest.
  if (by.many) return { view, params: count > keys.length ? params : { ...params, [by.filter]: keys } };
  return {
    view,
    params: keys.length === 1 && only !== undefined ? { ...params, [by.filter]: only } : params,
  };
}
