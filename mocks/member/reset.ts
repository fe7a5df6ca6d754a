import type { member as contract } from '@/contract/member/member';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { masked } from '../core/memberBrief';
import { changeRow } from '../core/resource';
import type { Member } from '../core/rows';
import { lockWithdraws, mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { sendResetLink } from './resetLinks';

/** What each reset changes at once; a password stays until the member sets another. */
const CHANGES = {
  resetPassword: {},
  resetFundPassword: { fundPwdSet: 0 },
  resetGoogle: { googleBound: 0 },
} satisfies Record<string, Partial<Member>>;

/** Sends the member a one-time link and locks his withdraws for a day; operators never see a password. */
export const resetBy =
  (verb: keyof typeof CHANGES) =>
  (
    context: Context<Sent<(typeof contract)['calls']['resetPassword']['body']>>,
  ): { version: number; sentTo: string } => {
    const { db, user } = context;
    let linkUntil = '';
    const { row, version, diff } = changeRow(
      context,
      members,
      ['fundPwdSet', 'googleBound', 'withdrawLockUntil'],
      (member) => {
        mustBeOpen(member);
        mustBeCustomer(member);
        Object.assign(member, CHANGES[verb]);
        lockWithdraws(db, member);
        linkUntil = sendResetLink(db, member, verb, user.userName).expiresAt;
      },
    );
    context.note({ diff: [...diff, { field: 'linkUntil', before: null, after: linkUntil }] });
    return { version, sentTo: masked(row.account) };
  };
