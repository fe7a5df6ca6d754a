import { MemberStatus } from '../../src/contract/member/memberFlow';
import { SiteSwitch } from '../../src/contract/content/siteSwitch';
import { LEGAL_TEXTS } from '../../src/contract/content/websiteContent';
import { maintenanceState } from '../core/closures';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { isSame } from '../../src/contract/guard';
import type { WebsiteRow } from './rows';

const NOTHING = { since: null, by: '', reason: '', message: { zh: '', en: '', tw: '' } };

const switchesOf = (db: Db) =>
  Object.values(SiteSwitch).map((name) => {
    const closure = db.closures.get(name);
    return { name, on: closure ? 0 : 1, ...(closure ?? NOTHING) };
  });

function maintenanceOf(db: Db) {
  const { from, to, message, whitelistIps, by } = db.maintenance;
  return { state: maintenanceState(db), from, to, message, whitelistIps, by };
}

/** Members accept a text that is newer than their last visit when they come the next time. */
function acceptancesOf(db: Db, { content, legalSince }: WebsiteRow) {
  const members = [...db.members.values()].filter(({ status }) => status === MemberStatus.normal);
  return LEGAL_TEXTS.map((text) => ({
    text,
    version: content[`${text}Version`],
    since: legalSince[text],
    acceptedBy: members.filter(({ lastLoginAt }) => (lastLoginAt ?? '') >= legalSince[text]).length,
    members: members.length,
  }));
}

/** The site as it travels to an operator who calls from this address. */
export function websiteOf({ db, ip }: Pick<Context<unknown>, 'db' | 'ip'>) {
  const { row } = db.website;
  const { version, updatedAt, updatedBy, closuresVersion } = row;
  return {
    ...row.content,
    version,
    updatedAt,
    updatedBy,
    closuresVersion,
    switches: switchesOf(db),
    maintenance: maintenanceOf(db),
    acceptances: acceptancesOf(db, row),
    ownIp: ip,
  };
}

/** The changes that are kept, the newest first. */
export const historyOf = ({ website: { row, versions } }: Db) => ({
  list: versions.toReversed().map(({ content, ...told }) => ({
    ...told,
    current: isSame(content, row.content),
  })),
});
