import { alertSources, LATE_REVIEWS } from '../../src/contract/shell/homeAlerts';
import type { AlertName, alerts, Severity } from '../../src/contract/shell/homeAlerts';
import type { WireValueOf } from '@/contract/field/field';
import type { Wrong } from '../core/alerts';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { inLang } from '../core/optionHandlers';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';
import { isScoped } from '../core/staffOnly';
import { todo } from './todo';

type Alert = WireValueOf<(typeof alerts)['answer']>[number];

/** How many names and keys travel. */
const NAMED = 5;
const KEYS = 20;

/** When the server noticed what no record dates: by backend, then by source and key. */
const noticed = new WeakMap<Db, Map<string, string>>();

/** Dates what is wrong with a source, and forgets what is not wrong with it any more. */
function dated(db: Db, source: AlertName, found: readonly Wrong[]): (Wrong & { since: string })[] {
  const known = noticed.get(db) ?? new Map<string, string>();
  noticed.set(db, known);
  const keyOf = ({ key }: Wrong): string => `${source} ${key}`;
  const present = new Set(found.map(keyOf));
  for (const key of known.keys()) {
    if (key.startsWith(`${source} `) && !present.has(key)) known.delete(key);
  }
  return found.map((one) => {
    const since = one.since ?? known.get(keyOf(one)) ?? db.stamp();
    known.set(keyOf(one), since);
    return { ...one, since };
  });
}

const firstOf = (moments: readonly string[]): string | null => moments.toSorted()[0] ?? null;

/** Reviews that are late, as the queues of home tell them; the queue that waits longest comes first. */
function lateReviews(context: Context<unknown>): Alert[] {
  const late = todo(context)
    .filter((queue) => queue.late > 0)
    .sort((a, b) => ((a.oldest ?? '') < (b.oldest ?? '') ? -1 : 1));
  if (late.length === 0) return [];
  return [
    {
      source: LATE_REVIEWS,
      severity: 'medium',
      count: late.reduce((sum, queue) => sum + queue.late, 0),
      names: [],
      keys: late.map(({ kind }) => kind),
      since: firstOf(late.flatMap(({ oldest }) => oldest ?? [])),
    },
  ];
}

const nameIn = (name: string | Texts, lang: Lang): string =>
  typeof name === 'string' ? name : inLang(name, lang);

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1 };

/** What one source tells now; nothing while nothing is wrong. */
function told({ db, lang }: Context<unknown>, source: AlertName): Alert[] {
  const watch = db.areas.flatMap(({ alerts: watches }) => watches?.[source] ?? [])[0];
  const found = dated(db, source, watch?.(db) ?? []);
  if (found.length === 0) return [];
  return [
    {
      source,
      severity: alertSources[source].severity,
      count: found.length,
      names: found.slice(0, NAMED).flatMap(({ name }) => (name === undefined ? [] : nameIn(name, lang))),
      keys: [...new Set(found.map(({ key }) => key))].slice(0, KEYS),
      since: firstOf(found.map(({ since }) => since)),
    },
  ];
}

const isSource = (name: string): name is AlertName => Object.hasOwn(alertSources, name);

/** What is wrong now, of the screens that the operator may see. */
export function alertsFor(context: Context<unknown>): Alert[] {
  const sources = isScoped(context)
    ? []
    : Object.keys(alertSources)
        .filter(isSource)
        .filter((source) => context.can(alertSources[source].list));
  return [...sources.flatMap((source) => told(context, source)), ...lateReviews(context)].sort(
    (a, b) => RANK[a.severity] - RANK[b.severity],
  );
}
