import type { WireShape } from '@/contract/field/field';
import type { reports } from '@/contract/system/monitor';
import type { Db } from './db';

type Report = WireShape<(typeof reports)['answer']>['rows'][number];

/** Where browsers send them, by kind; anybody can, so that nothing in them is trusted. */
const PLACES = { '/admin/csp-reports': 'policy', '/admin/client-errors': 'crash' } as const;

type Kind = (typeof PLACES)[keyof typeof PLACES];

/** The most that are kept, and the most letters of one. */
const MOST = 100;
const LONGEST = 20_000;

/** Kept with the data, so that a reset forgets them. */
const kept = new WeakMap<Db, Report[]>();

export const reportAt = (path: string): Kind | null =>
  Object.entries(PLACES).find(([place]) => place === path)?.[1] ?? null;

/** The newest first. */
export const reportsOf = (db: Db): Report[] => kept.get(db) ?? [];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const short = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** The path of an address, without what was searched for. */
const pathOf = (address: unknown): string =>
  short(URL.canParse(short(address)) ? new URL(short(address)).pathname : null);

/** Both ways in which browsers tell of the policy: a list with `body`, or one object with `csp-report`. */
function ofPolicy(told: unknown): Omit<Report, 'at'>[] {
  const bodies = Array.isArray(told)
    ? told.map((one: unknown) => (isObject(one) ? one['body'] : null))
    : [isObject(told) ? told['csp-report'] : null];
  return bodies.filter(isObject).map((body) => ({
    id: '',
    kind: short(body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive']),
    path: pathOf(body['documentURL'] ?? body['document-uri']),
    release: '',
    detail: short(body['blockedURL'] ?? body['blocked-uri']),
  }));
}

function ofCrash(told: unknown): Omit<Report, 'at'>[] {
  if (!isObject(told)) return [];
  const { id, kind, path, release, at } = told;
  const detail = Array.isArray(at) ? at.map(short).join(' ').slice(0, 500) : '';
  return [{ id: short(id), kind: short(kind), path: short(path), release: short(release), detail }];
}

/** Keeps what a browser has sent; what cannot be read is dropped. */
export function keepReport(db: Db, kind: Kind, text: string): void {
  if (text.length > LONGEST) return;
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return;
  }
  const rows = kind === 'policy' ? ofPolicy(told) : ofCrash(told);
  const fresh = rows.slice(0, 20).map((row) => ({ at: db.stamp(), ...row }));
  kept.set(db, [...fresh, ...reportsOf(db)].slice(0, MOST));
}
