import { breakEvenOf, houseEdgeOf, MOVE_HOURS, movesFar } from '../../src/contract/delivery/oddsRules';
import { DeliveryResult } from '../../src/contract/delivery/order';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { shownPoints } from '../../src/contract/exact';
import type { Consequence } from '../core/change/guarding';
import type { Db } from '../core/db';
import { countedRows, isIn } from '../core/figures';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import type { Texts } from '../core/rows';
import { DAY, SECOND, stampOf } from '../core/time';
import { deliveryFeeOf, payoutOf, UP, WIN } from '../core/trading/delivery';
import { decimalsOf, mostPayoutOf } from './bookings';
import { latelyOf } from './formerOdds';
import { contractOf, OPEN, ordersOfCycle } from './rows';
import type { CycleRow, OrderRow } from './rows';

/** So many days of orders are typical. */
const DAYS = 7;

type Side = 'oddsUp' | 'oddsDown';

const SIDES: readonly (readonly [Side, Texts])[] = [
  ['oddsUp', ['看涨', 'Up', '看漲']],
  ['oddsDown', ['看跌', 'Down', '看跌']],
];

const percentText = (value: Money | null): string => (value === null ? '—' : `${shownPoints(value)}%`);

/** What the platform keeps in the long run, and how often members have to win, on each side that changes. */
const ofSides = (before: CycleRow, after: CycleRow): Consequence[] =>
  SIDES.filter(([side]) => before[side] !== after[side] || before.feeRate !== after.feeRate).flatMap(
    ([side, [zh, en, tw]]) => {
      const [was, is] = [before, after].map(({ [side]: odds, feeRate }) => ({ odds, feeRate }));
      if (!was || !is) return [];
      const edge = houseEdgeOf(is);
      return [
        {
          label: [
            `${zh}：平台优势（胜率 50%，含手续费）`,
            `${en}: house edge (50% wins, fee included)`,
            `${tw}：平台優勢（勝率 50%，含手續費）`,
          ],
          before: percentText(houseEdgeOf(was)),
          after: percentText(edge),
          bad: edge !== null && edge < 0n,
        },
        {
          label: [
            `${zh}：会员保本胜率（含手续费）`,
            `${en}: break-even win rate (fee included)`,
            `${tw}：會員保本勝率（含手續費）`,
          ],
          before: percentText(breakEvenOf(was)),
          after: percentText(breakEvenOf(is)),
          bad: edge !== null && edge < 0n,
        },
      ];
    },
  );

/** Odds that small steps have left behind since the last confirmation, beside those that they would come to. */
function ofSteps(db: Db, before: CycleRow, after: CycleRow): Consequence[] {
  const lately = latelyOf(db, before);
  return SIDES.flatMap(([side, [zh, en, tw]]) => {
    const former = lately[`${side}Lately`];
    if (before[side] === after[side] || former.length === 0) return [];
    return [
      {
        label: [
          `${zh}：最近 ${MOVE_HOURS} 小时生效过的赔率（无他人确认）`,
          `${en}: odds of the last ${MOVE_HOURS} hours, unconfirmed by others`,
          `${tw}：最近 ${MOVE_HOURS} 小時生效過的賠率（無他人確認）`,
        ],
        before: [...former, before[side]].join(' → '),
        after: after[side],
        bad: movesFar(before[side], after[side], former),
      },
    ];
  });
}

/** An order as it would be on these terms. */
function onTerms(db: Db, { direction, stake: staked, coin, result }: OrderRow, terms: CycleRow) {
  const decimals = decimalsOf(db, coin);
  const stake = parse(staked);
  const odds = parse(direction === UP ? terms.oddsUp : terms.oddsDown);
  const fee = deliveryFeeOf(stake, parse(terms.feeRate), decimals);
  const paid = result === DeliveryResult.open ? 0n : payoutOf(result, stake, odds, decimals);
  const most = payoutOf(WIN, stake, odds, decimals);
  return { net: stake + fee - paid, worst: most - stake - fee };
}

/** What the orders of the last days brought in, and what they could have cost, on the old terms and the new ones. */
function ofTypical(db: Db, before: CycleRow, after: CycleRow): Consequence[] {
  const now = db.now();
  const lately = { from: stampOf(now - DAYS * DAY), to: stampOf(now + SECOND) };
  const orders = countedRows(db, ordersOfCycle(db, before.id)).filter(
    ({ status, settledAt }) => status === DeliveryStatus.settled && isIn(lately, settledAt),
  );
  const total = (terms: CycleRow, name: 'net' | 'worst') =>
    orders.reduce((all, order) => all + onTerms(db, order, terms)[name], 0n);
  const coin = contractOf(db, before)?.settleCoin ?? '';
  const compared = (name: 'net' | 'worst', label: Texts): Consequence => {
    const [was, is] = [total(before, name), total(after, name)];
    const bad = name === 'net' ? is < was : is > was;
    return { label, before: format(was), after: format(is), bad };
  };
  return [
    compared('net', [
      `最近 ${DAYS} 天的订单（${orders.length} 笔）给平台的净收入（${coin}）`,
      `What the orders of the last ${DAYS} days (${orders.length}) earned the platform, ${coin}`,
      `最近 ${DAYS} 天的訂單（${orders.length} 筆）給平台的淨收入（${coin}）`,
    ]),
    compared('worst', [
      `最坏情况：这些订单全部获胜时平台的亏损（${coin}）`,
      `Worst case: what the platform would lose if all of them won, ${coin}`,
      `最壞情況：這些訂單全部獲勝時平台的虧損（${coin}）`,
    ]),
  ];
}

/** What runs keeps its odds; new orders of a side are refused once it could cost more than the contract's cap. */
function ofOpen(db: Db, cycle: CycleRow): Consequence[] {
  const open = ordersOfCycle(db, cycle.id).filter(({ status }) => OPEN.includes(status));
  const { settleCoin: coin = '', maxExposure = '0' } = contractOf(db, cycle) ?? {};
  const exposure = format(open.reduce((all, order) => all + mostPayoutOf(db, order), 0n));
  const stake = format(sum(open.map((order) => order.stake)));
  return [
    {
      label: [
        `未结订单（${open.length} 笔，金额 ${stake}）保持原赔率，最多派付（${coin}）`,
        `Open orders (${open.length}, staked ${stake}) keep their odds and pay at most, ${coin}`,
        `未結訂單（${open.length} 筆，金額 ${stake}）保持原賠率，最多派付（${coin}）`,
      ],
      before: exposure,
      after: exposure,
      bad: false,
    },
    {
      label: [
        `合约单边敞口上限（${coin}）`,
        `Exposure cap per side of the contract, ${coin}`,
        `合約單邊曝險上限（${coin}）`,
      ],
      before: maxExposure,
      after: maxExposure,
      bad: false,
    },
  ];
}

/** What one order may be paid at most. */
function ofStake(db: Db, before: CycleRow, after: CycleRow): Consequence[] {
  if (before.maxStake === after.maxStake) return [];
  const coin = contractOf(db, before)?.settleCoin ?? '';
  const most = ({ maxStake: stake, oddsUp, oddsDown }: CycleRow): Money => {
    const [up = 0n, down = 0n] = [oddsUp, oddsDown].map((odds) => mostPayoutOf(db, { stake, odds, coin }));
    return up > down ? up : down;
  };
  const [was, is] = [most(before), most(after)];
  return [
    {
      label: [`单笔最多派付（${coin}）`, `Most that one order is paid, ${coin}`, `單筆最多派付（${coin}）`],
      before: format(was),
      after: format(is),
      bad: is > was,
    },
  ];
}

/** What other odds, stakes or another fee would do; writes nothing. */
export function oddsEffect(db: Db, before: CycleRow, after: CycleRow): Consequence[] {
  const sides = ofSides(before, after);
  const stake = ofStake(db, before, after);
  return sides.length === 0
    ? stake
    : [
        ...sides,
        ...stake,
        ...ofSteps(db, before, after),
        ...ofTypical(db, before, after),
        ...ofOpen(db, before),
      ];
}
