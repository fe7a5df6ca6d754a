import { identity } from '../block/identity';
import { read } from '../call';
import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { records } from '../field/nested';
import { nullable, staffOnly, unlisted } from '../field/shared';
import { ids } from '../field/texts';

/** Why a withdraw is on hold: a reviewer's decision, or what has happened to its member or its address. */
export const HoldCause = {
  review: 'review',
  frozen: 'frozen',
  blacklisted: 'blacklisted',
  demo: 'demo',
} as const;
export type HoldCause = (typeof HoldCause)[keyof typeof HoldCause];

/** What keeps a withdraw from being approved and paid. */
export const stopped = {
  /** `null` while it is not on hold. */
  holdCause: staffOnly(unlisted(nullable(choice(HoldCause)))),
  /** Checks that refuse its approval and its payment now; empty once it is paid or has an end. */
  blockedBy: staffOnly(unlisted(codes('biz_risk_flag'))),
};

/** What stands against the payment of withdraws now, for a dialog that is open while others work. */
export const payable = read('memberWithdrawLog/payable', {
  permission: 'cwManage/withdrawLogList',
  staffOnly: true,
  query: { ids: ids() },
  answer: records({ ...identity, status: code('biz_withdraw_status'), ...stopped }),
});
