import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { isTight } from '../../src/contract/campaign/envelopeRules';
import { redEnvelope } from '../../src/contract/campaign/redEnvelope';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { leftToGrant, takesSecond } from '../core/campaign';
import type { Made } from '../core/caps';
import { ledgerDecimalsOf } from '../core/coins';
import { campaignThreshold } from '../core/config/campaignSettings';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { problemsOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { addEnvelope, averageOf, mustBeInOrder } from './send';
import type { WholeWish, Wish } from './send';
import { envelopesOf, worthOf } from './rows';
import type { EnvelopeRow } from './rows';
import { secureDraw } from './split';
import type { Draw } from './split';

type Calls = (typeof redEnvelope)['calls'];

const worthIn = (db: Db, { coin, totalAmount }: Wish) => parse(usdtValueOf(db, coin, totalAmount));

/** An operator sends an envelope of the platform; it waits where it takes a second person. @throws Refusal as `mustBeInOrder` */
export function putForward(
  { db, user }: Pick<Context<unknown>, 'db' | 'user'>,
  wish: WholeWish,
  draw: Draw = secureDraw,
): EnvelopeRow {
  mustBeInOrder(db, wish);
  const status = takesSecond(db, user, worthIn(db, wish)) ? EnvelopeStatus.waiting : EnvelopeStatus.active;
  return addEnvelope(db, wish, { memberId: null, createdBy: user.userName, status }, draw);
}

/** A new envelope of the platform. */
export function addByHand(context: Context<Sent<Calls['add']['body']>>): WireShape<Calls['add']['answer']> {
  const { input, note } = context;
  const { operPassword: _password, requestId: _requestId, ...wish } = input;
  const { id, envelopeNo, code, status } = putForward(context, wish);
  note({ targetType: redEnvelope.name, targetId: String(id), targetText: envelopeNo });
  return { id, envelopeNo, code, waits: status === EnvelopeStatus.waiting };
}

/** What an envelope would cost, whether it would wait, and what it would be refused for. */
export function preview(
  context: Context<Sent<Calls['preview']['query']>>,
): WireShape<Calls['preview']['answer']> {
  const { db, user, input, lang } = context;
  const decimals = ledgerDecimalsOf(db, input.coin) ?? 0;
  const worth = worthIn(db, input);
  return {
    usdtValue: format(worth),
    average: averageOf(input, decimals),
    decimals,
    left: format(leftToGrant(db, user)),
    secondFrom: format(setting(db, campaignThreshold)),
    waits: takesSecond(db, user, worth),
    tight: isTight(input.totalAmount, input.count, input.maxPerClaim),
    problems: problemsOf(lang, () => mustBeInOrder(db, input)),
  };
}

/** What of an envelope stays handed out: what came back does not. */
const keptUsdt = (row: EnvelopeRow): string =>
  format(parse(row.usdtValue) - worthOf(row, parse(row.refundAmount)));

/** Envelopes of the platform that operators have sent without a second person. */
export const handedOut = (db: Db): Made[] =>
  envelopesOf(db)
    .filter(
      ({ memberId, status, reviewerName }) =>
        memberId === null && reviewerName === '' && status !== EnvelopeStatus.waiting,
    )
    .map((row) => ({ createdBy: row.createdBy, createdAt: row.createdAt, usdtValue: keptUsdt(row) }));
