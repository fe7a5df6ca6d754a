import type { recharge } from '@/contract/finance/recharge';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { leftOf } from '../core/caps';
import { ledgerDecimalsOf } from '../core/coins';
import { problemsOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { daySumOf } from '../core/byHand';
import { setting } from '../core/config/setting';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { inOrder, spendingOf } from './add';
import { doublesOf } from './doubles';
import { secondThreshold } from '../core/config/rechargeSettings';

type Call = (typeof recharge)['calls']['preview'];

/** What a recharge by hand would meet. */
export function preview(context: Context<Sent<Call['query']>>): WireShape<Call['answer']> {
  const { db, user, input, lang } = context;
  return {
    decimals: ledgerDecimalsOf(db, input.coin) ?? 0,
    left: format(leftOf(db, user, spendingOf(db))),
    daySum: format(
      daySumOf(db, { ...input, createdBy: user.userName, createdAt: db.stamp() }) +
        parse(usdtValueOf(db, input.coin, input.amount)),
    ),
    secondAbove: format(setting(db, secondThreshold)),
    problems: problemsOf(lang, () => inOrder(context, input)),
    doubles: doublesOf(db, input, db.now()),
  };
}
