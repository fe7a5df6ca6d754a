import { decidesMoney } from '../../src/contract/rights/decidesMoney';
import { SITE } from './access';
import type { Db } from './db';
import { keepStaff } from './kept';
import { lackOf, NO_POWERS } from './powers';
import type { Lack, Powers } from './powers';
import { standingOf } from './standing';
import type { Standing } from './standing';

/** A user or a role that comes to decide more about money, by a permission or a higher limit. */
export interface MoneyGain {
  of: 'user' | 'role';
  id: number;
  /** What is gained. */
  gained: Lack;
  before: Powers;
  after: Powers;
}

/** True for a permission, as the menu has it, by which money is decided. */
export const isMoney = (name: string): boolean =>
  name.startsWith(SITE) && decidesMoney(name.slice(SITE.length));

/**
 * What of powers decides money. Limits count for those who hold such a permission; operators who see the team of a member
 * change nothing, so that they have none of it, unless they hold everything.
 */
function moneyOf(powers: Powers): Powers {
  if (powers.isSuper) return { ...NO_POWERS, isSuper: true };
  const permissions = new Set([...powers.permissions].filter(isMoney));
  if (powers.team !== '' || permissions.size === 0) return NO_POWERS;
  return { ...NO_POWERS, permissions, caps: powers.caps };
}

/** Which users and roles come to decide more about money from one standing to another. */
export function moneyGains(before: Standing, after: Standing): MoneyGain[] {
  const gain = (of: MoneyGain['of'], id: number, was: Powers | undefined, is: Powers): MoneyGain[] => {
    const [had, has] = [moneyOf(was ?? NO_POWERS), moneyOf(is)];
    const gained = lackOf(has, [had]);
    return gained ? [{ of, id, gained, before: had, after: has }] : [];
  };
  return [
    ...[...after.roles].flatMap(([id, { powers }]) => gain('role', id, before.roles.get(id)?.powers, powers)),
    ...[...after.users].flatMap(([id, powers]) => gain('user', id, before.users.get(id), powers)),
  ];
}

/** Gains as a text: two texts are equal exactly where the gains are. */
export const gainsInText = (gains: readonly MoneyGain[]): string =>
  gains
    .map(({ of, id, gained, after }) =>
      [
        of,
        id,
        gained.isSuper,
        ...gained.permissions.toSorted(),
        ...gained.caps.map((cap) => `${cap} ${after.caps[cap] ?? 'none'}`),
      ].join(' '),
    )
    .join('\n');

/** Limits are about money: whose data scope it is does not matter. */
const ANYWHERE = { userName: '', deptId: 0, bindMemberId: '' };

/** The same of a change, which is made and taken back. */
export function moneyGainsBy(db: Db, change: () => unknown): MoneyGain[] {
  const undo = keepStaff(db);
  const before = standingOf(db, ANYWHERE);
  try {
    change();
    return moneyGains(before, standingOf(db, ANYWHERE));
  } finally {
    undo();
  }
}
