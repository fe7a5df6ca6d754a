import { redeemBatch as contract } from '../../src/contract/campaign/redeemBatch';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { leftToGrant, takesSecond } from '../core/campaign';
import { mustKeep } from '../core/change/guarding';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { Refusal } from '../core/refusal';
import { targetOf, usesIn } from './batches';
import { secureDraw } from './draw';
import type { Draw } from './draw';
import { makeBatch } from './make';
import { rewardIn, worthOfAll } from './reward';
import { isOver } from './rows';

type Calls = typeof contract.calls;

/** What a new batch would be worth, and whether it would wait. @throws Refusal as `rewardIn` */
export function preview({
  db,
  user,
  input,
}: Context<Sent<Calls['preview']['body']>>): WireShape<Calls['preview']['answer']> {
  const usdt = worthOfAll(db, { ...input, ...rewardIn(db, input) });
  return {
    uses: usesIn(input),
    usdtValue: format(usdt),
    left: format(leftToGrant(db, user)),
    waits: takesSecond(db, user, usdt),
  };
}

/** What a new batch is made from. */
export type BatchWish = Omit<Sent<Calls['add']['body']>, 'operPassword' | 'requestId'>;

/** Makes a batch with codes that `draw` draws. @throws Refusal 40000 for a broken rule, 42207, and as `rewardIn` */
export function addDrawn(
  context: Context<BatchWish>,
  draw: Draw,
): Omit<WireShape<Calls['add']['answer']>, 'id'> & { id: number } {
  const { db, user, input, note } = context;
  mustKeep([...contract.rules, ...contract.firstRules], input);
  if (isOver(db, input)) throw new Refusal(42207);
  const { batchName, codeCount, codeLength, usesPerCode, perMember, startAt, endAt } = input;
  const { prefix = '', channel = '', remark = '' } = input;
  const reward = rewardIn(db, input);
  const usdt = worthOfAll(db, { ...input, ...reward });
  const waits = takesSecond(db, user, usdt);
  const batch = makeBatch(
    db,
    {
      batchName,
      codeCount,
      codeLength,
      usesPerCode,
      perMember,
      startAt,
      endAt,
      prefix,
      channel,
      remark,
      ...reward,
      usdtValue: format(usdt),
      waitsForSecond: waits ? 1 : 0,
      createdBy: user.userName,
    },
    draw,
  );
  note(targetOf(batch));
  return { id: batch.id, batchNo: batch.batchNo, waits };
}

/** A new batch, whose codes nobody can foresee. */
export const addBatch = (context: Context<Sent<Calls['add']['body']>>) => addDrawn(context, secureDraw);
