import { APPROVE_CLOSE } from '../../src/contract/member/memberCalls';
import { int, object, oneOf, reason, text } from '../core/check';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { withdrawsOf } from '../core/orders';
import { Refusal } from '../core/refusal';
import type { Lang } from '../core/refusal';
import { changeRow } from '../core/resource';
import type { Member, Texts } from '../core/rows';
import { stepUp } from '../core/stepUp';
import { FINAL } from '../core/withdrawStates';
import { mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { endUnlessAllowed } from './sessions';
import { SWITCHES } from './thaw';

const ASSETS: Texts = ['资产未清零', 'assets are not zero', '資產未清零'];
const WITHDRAWS: Texts = ['存在未完结的提现', 'a withdraw is still open', '存在未完結的提現'];
const STAFF: Texts = ['已绑定后台账号', 'bound to a console user', '已綁定後台帳號'];

/** What stands against closing an account, in the operator's words. */
function obstacleOf(db: Db, { id, uid }: Member): Texts | undefined {
  const holds = db.ledger.accountsOf(id).some(({ available, frozen }) => available + frozen !== 0n);
  if (holds) return ASSETS;
  const open = withdrawsOf(db, id).some(({ status }) => !FINAL.has(status));
  if (open) return WITHDRAWS;
  return [...db.users.values()].some(({ bindMemberId }) => bindMemberId === uid) ? STAFF : undefined;
}

/** @throws Refusal 42206 with what stands against it */
function mustBeEmpty(db: Db, member: Member, lang: Lang): void {
  const obstacle = obstacleOf(db, member);
  if (!obstacle) return;
  const [zh, en, tw] = obstacle;
  throw new Refusal(42206, { rule: { 'zh-cn': zh, en, 'zh-tw': tw }[lang] });
}

/** Body of a closing, or of a step on the way to it. */
export const closing = object({
  id: int,
  version: int,
  step: oneOf('request', 'approve', 'cancel'),
  reason: reason(5),
  operPassword: text(64, 1),
});

type Step = ReturnType<typeof closing>['step'];

/** Steps need a request that stands, or none. */
function mustBeDue(member: Member, step: Step): void {
  const asked = member.closeRequestedBy !== '';
  if (asked === (step === 'request')) throw new Refusal(40904);
}

/**
 * One operator asks for an account to be closed, another one with the permission agrees: then it is closed for
 * good.
 */
export function closeMember(context: Context<ReturnType<typeof closing>>): { version: number } {
  const { db, user, input, lang, can } = context;
  const { step } = input;
  if (step === 'approve' && !can(APPROVE_CLOSE)) throw new Refusal(40300);
  stepUp(db, user, input.operPassword);
  const { version } = changeRow(context, members, ['status', ...SWITCHES, 'closeRequestedBy'], (member) => {
    mustBeOpen(member);
    mustBeCustomer(member);
    mustBeDue(member, step);
    if (step !== 'cancel') mustBeEmpty(db, member, lang);
    if (step === 'approve') {
      if (member.closeRequestedBy === user.userName) throw new Refusal(40903);
      member.status = 3;
      member.freezeUntil = null;
      member.switchesBefore = null;
      for (const name of SWITCHES) member[name] = 0;
      endUnlessAllowed(db, member);
    }
    member.closeRequestedBy = step === 'request' ? user.userName : '';
  });
  return { version };
}
