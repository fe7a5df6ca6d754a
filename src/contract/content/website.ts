import { fieldChange } from '../block/review';
import { put, read } from '../call';
import { password, reason } from '../field/body';
import { choice, word } from '../field/choices';
import { record, records } from '../field/nested';
import { bool, count, flag, version } from '../field/numbers';
import { nullable, optional, partial } from '../field/shared';
import { id, localText, tags, text } from '../field/texts';
import { time } from '../field/times';
import type { AnswerOf } from '../resource';
import { SiteSwitch } from './siteSwitch';
import { LEGAL_TEXTS, websiteContent } from './websiteContent';

const BASE = 'websiteInfo';

/** Hours that a maintenance lasts at most. */
export const LONGEST_MAINTENANCE = 72;

/** Versions that are kept. */
export const KEPT_VERSIONS = 50;

/** Characters of what members are told. */
const MESSAGE = 200;

/** `ended`: its time is over, and the site is open again. */
export const MaintenanceState = { off: 'off', planned: 'planned', on: 'on', ended: 'ended' } as const;
export type MaintenanceState = (typeof MaintenanceState)[keyof typeof MaintenanceState];

const switchState = {
  name: choice(SiteSwitch),
  on: flag('sys_normal_disable'),
  /** When it was switched off; `null` while it is on, as the fields after it are empty. */
  since: nullable(time()),
  by: text(),
  reason: text(),
  message: localText({ max: MESSAGE }),
};

const maintenance = {
  state: choice(MaintenanceState),
  /** `null` where there never was one. */
  from: nullable(time()),
  to: nullable(time()),
  message: localText({ max: MESSAGE }),
  whitelistIps: tags({ max: 50, longest: 45 }),
  by: text(),
};

/** How many members have accepted the version of a legal text that is in force. */
const acceptance = {
  text: word(...LEGAL_TEXTS),
  version: count(),
  since: time(),
  acceptedBy: count(),
  members: count(),
};

/** One change: who made it, and what it changed. */
const websiteVersion = {
  id: id(),
  action: word('create', 'edit', 'restore', 'switch', 'maintain'),
  by: text(),
  at: time(),
  /** Why, where the operator had to say it. */
  reason: text(),
  /** Long texts are cut. */
  diff: records(fieldChange),
  /** True: what the site says is as it was after this change, so that there is nothing to restore. */
  current: bool(),
};

/** The one record of the site: what it says, what is switched off, and its maintenance. */
export const readWebsite = read(`${BASE}/get`, {
  staffOnly: true,
  answer: {
    ...websiteContent,
    version: version(),
    updatedAt: time(),
    updatedBy: text(),
    /** That of switches and maintenance, which change apart from what the site says. */
    closuresVersion: version(),
    switches: records(switchState),
    maintenance: record(maintenance),
    acceptances: records(acceptance),
    /** The address that the operator calls from, as a maintenance has to name it. */
    ownIp: text(),
  },
});

/** The latest changes, the newest first. */
export const websiteHistory = read(`${BASE}/history`, {
  staffOnly: true,
  answer: { list: records(websiteVersion, { max: KEPT_VERSIONS }) },
});

/**
 * Changes what the site says; fields left out stay as they are. `operPassword` is required where one of the guarded ones
 * differs. A legal text whose version is raised has to be accepted by all members again.
 */
export const editWebsite = put(`${BASE}/edit`, {
  body: { version: version(), ...partial(websiteContent), operPassword: optional(password()) },
  touches: ['website'],
});

/** Switches one thing off or on for all members. What is open stays open and can be ended. */
export const switchWebsite = put(`${BASE}/switch`, {
  body: {
    /** `closuresVersion`. */
    version: version(),
    name: choice(SiteSwitch),
    on: flag('sys_normal_disable'),
    /** Required to switch off, and so is the message. */
    reason: optional(reason()),
    message: optional(localText({ max: MESSAGE })),
    operPassword: password(),
  },
  refusals: ['wrongState'],
  touches: ['website'],
});

/**
 * Closes the site to members and the console to sign-ins from other addresses, for a time of at most 72 hours; or ends or
 * calls off a maintenance. The operator's own address has to be in the list.
 */
export const maintainWebsite = put(`${BASE}/maintain`, {
  permission: `${BASE}/switch`,
  body: {
    /** `closuresVersion`. */
    version: version(),
    on: flag('sys_normal_disable'),
    /** These four are required to begin one. */
    from: optional(time()),
    to: optional(time()),
    message: optional(localText({ max: MESSAGE })),
    /** IPv4 addresses, networks in CIDR notation, or single IPv6 addresses. */
    whitelistIps: optional(tags({ max: 50, longest: 45 })),
    operPassword: password(),
  },
  refusals: ['wrongState', 'wrongTimeRange', 'selfLockout'],
  touches: ['website'],
});

/** Makes the site say what it said after an earlier change. Switches and maintenance stay as they are. */
export const restoreWebsite = put(`${BASE}/restore`, {
  body: {
    version: version(),
    /** Of the change. */
    id: id(),
    operPassword: password(),
  },
  refusals: ['wrongState'],
  touches: ['website'],
});

/** The site as the client reads it. */
export type Website = AnswerOf<typeof readWebsite>;
export type WebsiteHistory = AnswerOf<typeof websiteHistory>;
