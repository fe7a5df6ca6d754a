import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { rowsOf } from '../../core/lookup';
import { findRow, loggedHistory } from '../../core/resource';
import { members } from '../list';
import { openLinksOf } from '../resetLinks';
import { devicesOf, ipsOf } from './seen';
import type { MemberSecurity } from './wire';

const SIGN_INS = 100;

/** Verbs of the operation log that are about the safety of an account. */
const MEASURES = new Set([
  'freeze',
  'unfreeze',
  'setPermission',
  'resetPassword',
  'resetFundPassword',
  'resetGoogle',
  'useLink',
  'kick',
  'close',
]);

/** The reset links that a member was sent, the latest first. */
function linksOf(db: Db, memberId: number): MemberSecurity['links'] {
  const open = new Set(openLinksOf(db, memberId));
  return rowsOf(db.resetLinks, memberId)
    .map((link) => ({
      kind: link.kind,
      state:
        link.usedAt !== null ? ('used' as const) : open.has(link) ? ('waiting' as const) : ('over' as const),
      createdAt: link.createdAt,
      createdBy: link.createdBy,
      expiresAt: link.expiresAt,
      usedAt: link.usedAt,
    }))
    .toReversed();
}

/** How a member's account is kept safe. @throws Refusal 40400 */
export function securityOf(context: Context<{ id: number }>): MemberSecurity {
  const { db, input } = context;
  const { id } = findRow(context, members, input.id);
  const signIns = rowsOf(db.memberSignIns, id);
  return {
    links: linksOf(db, id),
    devices: devicesOf(db, signIns),
    ips: ipsOf(db, signIns),
    signIns: signIns.slice(-SIGN_INS).toReversed(),
    history: loggedHistory(db, members.target, id).filter(({ result }) => MEASURES.has(result)),
  };
}
