import { coversAddress } from '../../src/contract/content/addressRule';
import type { Closable, SiteSwitch } from '../../src/contract/content/siteSwitch';
import { MaintenanceState } from '../../src/contract/content/website';
import type { DateTime, LocalTexts } from '@/api/types';
import type { Db } from './db';
import { Refusal } from './refusal';
import type { Texts } from './rows';
import { msOf } from './time';

/** Something that operators have switched off for all members. */
export interface Closure {
  since: DateTime;
  by: string;
  reason: string;
  message: LocalTexts;
}

/** The maintenance that was planned last. */
export interface Maintenance {
  /** 0: it was ended by hand, or there never was one. */
  on: 0 | 1;
  from: DateTime | null;
  to: DateTime | null;
  message: LocalTexts;
  whitelistIps: string[];
  by: string;
}

declare module './tables' {
  interface Tables {
    closures: Map<SiteSwitch, Closure>;
    maintenance: Maintenance;
  }
}

type Closed = Pick<Db, 'closures' | 'maintenance' | 'now'>;

/** What the maintenance comes to at this moment: it begins and ends by the clock. */
export function maintenanceState({ maintenance: { on, from, to }, now }: Closed): MaintenanceState {
  if (from === null || to === null) return MaintenanceState.off;
  if (msOf(to) <= now()) return MaintenanceState.ended;
  if (on === 0) return MaintenanceState.off;
  return now() < msOf(from) ? MaintenanceState.planned : MaintenanceState.on;
}

/** True while the site is closed to members for a maintenance. */
export const isMaintained = (db: Closed): boolean => maintenanceState(db) === MaintenanceState.on;

/** True where members can do this now. */
export const isOpen = (db: Closed, name: SiteSwitch): boolean => !db.closures.has(name) && !isMaintained(db);

const textsOf = ({ zh, en, tw }: LocalTexts): Texts => [zh, en || zh, tw || zh];

/** @throws Refusal 40904 with what members are told, while this is closed to them */
export function mustBeOpen(db: Db, name: SiteSwitch): void {
  if (isOpen(db, name)) return;
  const { message } = isMaintained(db) ? db.maintenance : (db.closures.get(name) ?? db.maintenance);
  throw new Refusal(40904, { says: textsOf(message) });
}

const UNDER_MAINTENANCE: Texts = [
  '平台维护中，至 {to} 为止仅允许名单内的地址登录',
  'The platform is under maintenance until {to}. Only listed addresses can sign in.',
  '平台維護中，至 {to} 為止僅允許名單內的位址登入',
];

/** @throws Refusal 40300 for a sign-in to the console from an address that the maintenance does not name */
export function mustReachConsole(db: Db, ip: string): void {
  const { to, whitelistIps } = db.maintenance;
  if (!isMaintained(db) || whitelistIps.some((rule) => coversAddress(rule, ip))) return;
  throw new Refusal(40300, { because: UNDER_MAINTENANCE, to: to ?? '' });
}

/** What is closed now, as it travels to every console. */
export interface ToldClosure extends Closure {
  name: Closable;
  until: DateTime | null;
}

/** What is closed now, the maintenance first; who closed it and why is for the staff alone. */
export function closuresOf(db: Closed, isStaff: boolean): ToldClosure[] {
  const { from, to, message, by } = db.maintenance;
  const all: ToldClosure[] = [
    ...(isMaintained(db) && from !== null
      ? [{ name: 'maintenance' as const, since: from, until: to, message, by, reason: '' }]
      : []),
    ...Array.from(db.closures, ([name, closure]) => ({ ...closure, name, until: null })),
  ];
  return isStaff ? all : all.map((one) => ({ ...one, by: '', reason: '' }));
}
