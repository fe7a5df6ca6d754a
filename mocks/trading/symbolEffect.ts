import { isSame } from '../../src/contract/guard';
import { contractSymbol as contract } from '../../src/contract/trading/symbol';
import { PositionStatus } from '../../src/contract/trading/positionFlow';
import type { SymbolFacts } from '@/contract/trading/symbolTerms';
import type { Consequence } from '../core/change/guarding';
import type { Db } from '../core/db';
import { dictTexts } from '../core/dictionary';
import { markAt, quotesAt } from '../core/market/quotes';
import { quotesUsed } from '../core/market/sources';
import { marketOf } from '../core/market/symbols';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { descending } from '../core/order';
import type { Texts } from '../core/rows';
import { DAY, HOUR } from '../core/time';
import { medianOf } from '../core/trading/delivery';
import { feeOf } from '../core/trading/fills';
import { marginRatioOf, statusOf } from '../core/trading/position';
import { percentOf, rounded } from '../core/trading/rounding';
import { maintenanceOf, tierOf } from '../core/trading/tiers';
import type { RiskTiers } from '../core/trading/tiers';
import { MARGIN_DECIMALS } from './account';
import { positionsIn } from './find';
import { MAKER } from './foreseen';
import { tiersOf } from './symbols';
import type { DealRow, PositionRow, SymbolRow } from './tables';
import { valued } from './valuation';
import { dealsSince } from './volume';

/** Most positions that are named. */
const NAMED = 20;

const CROSS = 2;

const ONE = 10n ** 18n;

/** A position under the risk limits there are and under others. */
interface Change {
  row: PositionRow;
  notional: Money;
  /** Margin ratios; `null` when nothing is left. */
  before: Money | null;
  after: Money | null;
  isMoved: boolean;
}

/** The margin ratio under other tiers: what stands behind a cross position is worked out from its account's ratio. */
function ratioWith(db: Db, row: PositionRow, own: RiskTiers, tiers: RiskTiers): Money | null {
  const { notional, unrealized, ratio, maintenance } = valued(db, row);
  const needed = maintenanceOf(tiers, notional);
  const { margin, extra } = row.holding;
  if (row.marginMode !== CROSS) return marginRatioOf(needed, margin + extra + unrealized);
  if (ratio === null || ratio === 0n) return ratio;
  const account = (maintenanceOf(own, notional) * 100n * ONE) / ratio;
  return account > 0n ? ratio + ((needed - maintenance) * 100n * ONE) / account : null;
}

function changeOf(db: Db, row: PositionRow, own: RiskTiers, tiers: RiskTiers): Change {
  const { notional, ratio } = valued(db, row);
  return {
    row,
    notional,
    before: ratio,
    after: ratioWith(db, row, own, tiers),
    isMoved: tierOf(own, notional).mmr !== tierOf(tiers, notional).mmr,
  };
}

const isLiquidated = ({ before, after }: Change): boolean =>
  statusOf(after) === PositionStatus.liquidating && statusOf(before) !== PositionStatus.liquidating;

const percentText = (ratio: Money | null): string | Texts =>
  ratio === null ? ['无保证金', 'nothing left', '無保證金'] : `${format(rounded(ratio, 2, 'floor'))}%`;

const usdtText = (value: Money): string => format(rounded(value, 2, 'floor'));

const counted = (label: Texts, before: number, after: number): Consequence => ({
  label,
  before: String(before),
  after: String(after),
  bad: after > before,
});

/** A position that would be liquidated or come into warning. */
function named(db: Db, change: Change): Consequence {
  const { row, before, after } = change;
  const uid = db.members.get(row.memberId)?.uid ?? '';
  const [zh, en, tw] = dictTexts(db, 'biz_pos_side', String(row.holding.side));
  const about = (side: string) => `${uid} · ${row.positionNo} · ${side}`;
  return {
    label: [about(zh), about(en), about(tw)],
    before: percentText(before),
    after: percentText(after),
    bad: isLiquidated(change),
  };
}

type Guardable = keyof SymbolRow & keyof (typeof contract)['row'];

const differsIn = (before: SymbolRow, after: SymbolRow, name: Guardable): boolean =>
  !isSame(before[name], after[name], contract.row[name]);

/** What is open, under the risk limits there are and under others. */
function changesOf(db: Db, before: SymbolRow, after: SymbolRow): Change[] {
  const [own, tiers] = [tiersOf(before), tiersOf(after)];
  return positionsIn(db, before.symbol).map((row) => changeOf(db, row, own, tiers));
}

/** What the guards of a symbol look at besides its terms. */
export const symbolFacts = (db: Db, before: SymbolRow, after: SymbolRow): SymbolFacts => ({
  liquidations: differsIn(before, after, 'riskTiers')
    ? changesOf(db, before, after).filter(isLiquidated).length
    : 0,
});

/** What other risk limits would do to what is open. */
function ofTiers(db: Db, before: SymbolRow, after: SymbolRow): Consequence[] {
  const changes = changesOf(db, before, after);
  const hit = changes.filter(isLiquidated);
  const worth = hit.reduce((total, { notional }) => total + notional, 0n);
  const inWarning = (side: 'before' | 'after') =>
    changes.filter((one) => statusOf(one[side]) === PositionStatus.warning).length;
  const moved = changes.filter(({ isMoved }) => isMoved).length;
  return [
    {
      label: [
        `维持保证金率变化的仓位（共 ${changes.length} 个）`,
        `Positions with another maintenance rate (of ${changes.length})`,
        `維持保證金率變化的倉位（共 ${changes.length} 個）`,
      ],
      before: '0',
      after: String(moved),
      bad: false,
    },
    counted(
      ['风险率 80% 及以上的仓位', 'Positions at a margin ratio of 80% or more', '風險率 80% 及以上的倉位'],
      inWarning('before'),
      inWarning('after'),
    ),
    counted(['立即被强平的仓位', 'Positions liquidated immediately', '立即被強平的倉位'], 0, hit.length),
    counted(
      ['其会员数', 'Members they belong to', '其會員數'],
      0,
      new Set(hit.map(({ row }) => row.memberId)).size,
    ),
    {
      label: ['其名义价值（USDT）', 'Their notional, USDT', '其名目價值（USDT）'],
      before: usdtText(0n),
      after: usdtText(worth),
      bad: worth > 0n,
    },
    ...changes
      .filter(
        (one) =>
          isLiquidated(one) ||
          (statusOf(one.after) === PositionStatus.warning && statusOf(one.before) === PositionStatus.normal),
      )
      .toSorted(descending(({ notional }) => notional))
      .slice(0, NAMED)
      .map((one) => named(db, one)),
  ];
}

/** What deals would have brought in fees. */
const feesWith = (deals: readonly DealRow[], { takerFee, makerFee }: SymbolRow): Money =>
  deals.reduce((total, { value, role }) => {
    const rate = parse(role === MAKER ? makerFee : takerFee);
    return total + feeOf(parse(value), rate, MARGIN_DECIMALS);
  }, 0n);

function ofFees(db: Db, before: SymbolRow, after: SymbolRow): Consequence[] {
  const { rows } = dealsSince(db, before.symbol, db.now() - DAY);
  const [was, is] = [feesWith(rows, before), feesWith(rows, after)];
  return [
    {
      label: [
        '过去 24 小时的手续费（USDT）',
        'Fees of the last 24 hours, USDT',
        '過去 24 小時的手續費（USDT）',
      ],
      before: usdtText(was),
      after: usdtText(is),
      bad: is < was,
    },
  ];
}

/** Most that one side of what is open could pay the other in a day. */
function fundingOf(db: Db, { symbol, fundingCap, fundingInterval }: SymbolRow): Money {
  const sides = [0n, 0n];
  for (const row of positionsIn(db, symbol)) {
    const place = row.holding.side === 1 ? 0 : 1;
    sides[place] = (sides[place] ?? 0n) + valued(db, row).notional;
  }
  const [long = 0n, short = 0n] = sides;
  const times = BigInt(DAY / (fundingInterval * HOUR));
  return percentOf(long > short ? long : short, parse(fundingCap), 'ceil') * times;
}

function ofFunding(db: Db, before: SymbolRow, after: SymbolRow): Consequence[] {
  const [was, is] = [fundingOf(db, before), fundingOf(db, after)];
  return [
    {
      label: [
        '未平仓位一边一天最多支付的资金费（USDT）',
        'Most that one side of the open positions could pay in funding a day, USDT',
        '未平倉位一邊一天最多支付的資金費（USDT）',
      ],
      before: usdtText(was),
      after: usdtText(is),
      bad: is > was,
    },
  ];
}

/** An index that moves by more than so many hundredths of a percent with its sources is worth a look. */
const NOTABLE = 5n;

function ofSources(db: Db, { symbol }: SymbolRow, { indexSources }: SymbolRow): Consequence[] {
  const market = marketOf(symbol);
  if (!market) return [];
  const at = db.now();
  const priceOf = (quotes: readonly { price: Money }[]) => medianOf(quotes.map(({ price }) => price)) ?? 0n;
  const was = priceOf(quotesUsed(db, market, at) ?? []);
  const is = priceOf(quotesAt(market, at, indexSources));
  const moved = was > is ? was - is : is - was;
  const bad = was === 0n || moved * 10_000n > NOTABLE * was;
  return [
    { label: ['指数价', 'Index price', '指數價'], before: format(was), after: format(is), bad },
    {
      label: ['标记价', 'Mark price', '標記價'],
      before: format(markAt(market, at, was)),
      after: format(markAt(market, at, is)),
      bad,
    },
  ];
}

/** Positions that are larger than new ones may be, or have a leverage that cannot be chosen any more; they stay as they are. */
function ofLimits(db: Db, before: SymbolRow, after: SymbolRow): Consequence[] {
  const beyond = ({ maxPosition, leverages }: SymbolRow) =>
    positionsIn(db, before.symbol).filter(
      ({ holding }) => holding.qty > parse(maxPosition) || !leverages.includes(holding.leverage),
    ).length;
  return [
    counted(
      [
        '超出新限制而保持不变的仓位',
        'Positions beyond the new limits, which stay as they are',
        '超出新限制而保持不變的倉位',
      ],
      beyond(before),
      beyond(after),
    ),
  ];
}

/** What other terms of a symbol would do; writes nothing. */
export function symbolEffect(db: Db, before: SymbolRow, after: SymbolRow): Consequence[] {
  const differs = (...names: Guardable[]) => names.some((name) => differsIn(before, after, name));
  return [
    ...(differs('riskTiers') ? ofTiers(db, before, after) : []),
    ...(differs('maxPosition', 'leverages') ? ofLimits(db, before, after) : []),
    ...(differs('takerFee', 'makerFee') ? ofFees(db, before, after) : []),
    ...(differs('fundingCap', 'fundingInterval') ? ofFunding(db, before, after) : []),
    ...(differs('indexSources') ? ofSources(db, before, after) : []),
  ];
}
