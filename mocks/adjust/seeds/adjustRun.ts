import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { AdjustStatus } from '../../../src/contract/finance/adjustFlow';
import { AdjustDirection } from '../../../src/contract/finance/adjust';
import { adjustKind } from '../kind';
import { addAdjust, isPossible } from '../store';
import type { AdjustRow, NewAdjust } from '../store';
import { frozenFor } from '../../core/frozen';
import type { Db } from '../../core/db';
import { floorTo, format } from '../../core/money';
import type { Random } from '../../core/random';
import { addStep } from '../../core/review/steps';
import { HOUR, MINUTE } from '../../core/time';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { usdtValueAt } from '../../core/prices';
import { decideAt } from '../../core/seeds/decideAt';
import type { World } from '../../core/seeds/world';

const REASONS: Record<string, readonly string[]> = {
  compensation: ['系统升级期间提现延迟，按公告标准补偿', '行情异常导致无法撤单，协商后补偿会员'],
  correction: ['充值重复入账一笔，核对链上记录后更正', '入账币种录入有误，按实际到账更正'],
  refund: ['重复扣收手续费，核对账单后退还会员', '误收提现手续费，按规则退回会员账户'],
  incentive: ['活动奖励系统漏发，运营核实后补发', '邀请奖励未自动发放，人工核实后补发'],
  abnormal: ['利用接口漏洞获得异常收益，按规则扣回', '刷单获得的活动奖励，风控核实后扣回'],
  legal: ['收到司法机关协助冻结函，按要求冻结', '司法冻结期限届满，按回函解除冻结'],
};

/** Why each direction happens. */
const CATEGORIES: Record<AdjustDirection, readonly string[]> = {
  [AdjustDirection.credit]: ['compensation', 'correction', 'refund', 'incentive'],
  [AdjustDirection.debit]: ['abnormal', 'correction'],
  [AdjustDirection.freeze]: ['legal', 'abnormal'],
  [AdjustDirection.unfreeze]: ['legal'],
};

const MAKERS = ['finance01', 'finance02', 'finance01', 'finance02', 'service01', 'service02'];
const CHECKERS = ['finance01', 'finance02', 'risk001', 'risk002'];

const COUNT = 66;

function create(db: Db, at: number, given: NewAdjust): AdjustRow {
  const row = addAdjust(db, at, given);
  const step = { result: 'create', operatorName: row.createdBy, at: row.createdAt, note: row.reason };
  addStep(db, 'adjust', row.id, step);
  return row;
}

/** A movement that some account's balance allows at this moment; `null` while all balances are zero. */
function drawn({ db, random, funded }: World, at: number): NewAdjust | null {
  const usable = funded.filter(({ memberId }) => memberId > STORY_MEMBERS);
  if (usable.length === 0) return null;
  const wish = random.weighted<AdjustDirection>([
    [AdjustDirection.credit, 55],
    [AdjustDirection.debit, 20],
    [AdjustDirection.freeze, 15],
    [AdjustDirection.unfreeze, 10],
  ]);
  const manualOf = ({ memberId, walletCode }: World['funded'][number]) => {
    const { coin = '' } = db.walletCodes.find((one) => one.walletCode === walletCode) ?? {};
    return frozenFor(db, 'manual', { memberId, accountType: 1, coin });
  };
  // What was frozen by hand can be released; while nothing was, an amount is frozen instead.
  const frozen = wish === AdjustDirection.unfreeze ? usable.filter((one) => manualOf(one) > 0n) : [];
  const direction = wish === AdjustDirection.unfreeze && frozen.length === 0 ? AdjustDirection.freeze : wish;
  const { memberId, walletCode } = random.pick(frozen.length > 0 ? frozen : usable);
  const wallet = db.walletCodes.find((one) => one.walletCode === walletCode);
  if (!wallet || db.members.get(memberId)?.status === MemberStatus.closed) return null;
  const { coin, showDecimals } = wallet;
  const account = { memberId, accountType: 1, coin };
  const source =
    direction === AdjustDirection.unfreeze
      ? frozenFor(db, 'manual', account)
      : db.ledger.balance(memberId, 1, coin).available;
  const share = direction === AdjustDirection.unfreeze ? 100n : BigInt(random.int(1, 6));
  const amount = floorTo((source * share) / 100n, direction === AdjustDirection.unfreeze ? 18 : showDecimals);
  if (amount === 0n) return null;
  const category = random.pick(CATEGORIES[direction]);
  return {
    ...account,
    direction,
    amount: format(amount),
    usdtValue: usdtValueAt(db, coin, amount, at),
    category,
    reason: random.pick(REASONS[category] ?? []),
    createdBy: random.pick(MAKERS),
  };
}

/** What becomes of a request: most are approved, some rejected, a few taken back by those makers who may. */
function settle(db: Db, random: Random, row: AdjustRow, at: number): void {
  const fate = random.weighted([
    ['approve', 81],
    ['reject', 11],
    ['cancel', 8],
  ] as const);
  const { approve, reject, cancel } = adjustKind.transitions;
  const checker = random.pick(CHECKERS.filter((one) => one !== row.createdBy));
  const { adjustNo: requestId, createdBy: maker } = row;
  if (fate === 'cancel' && maker.startsWith('finance'))
    decideAt(db, adjustKind, cancel, { at, who: maker, row, ask: {} });
  else if (fate === 'approve' && isPossible(db, row)) {
    decideAt(db, adjustKind, approve, { at, who: checker, row, ask: { note: '', requestId } });
    const other = CHECKERS.find((one) => one !== row.createdBy && one !== checker) ?? checker;
    if (row.status === AdjustStatus.pending)
      decideAt(db, adjustKind, approve, { at: at + MINUTE, who: other, row, ask: { note: '', requestId } });
  } else {
    const note = '依据不足，请补充材料后重新提交';
    decideAt(db, adjustKind, reject, { at, who: checker, row, ask: { note, requestId } });
  }
}

/** While all balances are zero the request waits for the next day. */
function schedule(world: World, at: number): void {
  world.agenda.add(at, () => {
    const given = drawn(world, at);
    if (!given) return schedule(world, at + 4 * HOUR);
    const row = create(world.db, at, given);
    const decided = at + world.random.int(5, 240) * MINUTE;
    world.agenda.add(decided, () => settle(world.db, world.random, row, decided));
  });
}

/** Four that wait: one of each direction but the last, and the smallest amount there is. */
function stories(now: number): (NewAdjust & { at: number })[] {
  const account = { accountType: 1, coin: 'USDT' };
  return [
    {
      ...account,
      id: 1,
      memberId: 8,
      at: now - 42 * MINUTE,
      direction: AdjustDirection.credit,
      amount: '50',
      usdtValue: '50',
      category: 'compensation',
      reason: '充值到账延迟两小时，客服承诺补偿 50 USDT',
      createdBy: 'service01',
    },
    {
      ...account,
      id: 2,
      memberId: 12,
      at: now - 25 * MINUTE,
      direction: AdjustDirection.freeze,
      amount: '500',
      usdtValue: '500',
      category: 'legal',
      reason: '收到司法机关协助冻结函，按函件金额冻结',
      createdBy: 'finance01',
    },
    {
      ...account,
      id: 3,
      memberId: 14,
      at: now - 14 * MINUTE,
      direction: AdjustDirection.debit,
      amount: '8.88',
      usdtValue: '8.88',
      category: 'abnormal',
      reason: '同一设备重复领取活动奖励，风控核实后扣回',
      createdBy: 'finance02',
    },
    {
      ...account,
      coin: 'ETH',
      id: 4,
      memberId: 13,
      at: now - 6 * MINUTE,
      direction: AdjustDirection.credit,
      amount: '0.000000000000000001',
      usdtValue: '0.00000000000000315',
      category: 'correction',
      reason: '链上多转一笔最小单位，核对后补记入账',
      createdBy: 'finance01',
    },
  ];
}

/** Puts the adjustments of the past months, and the four that wait, on the agenda. */
export function scheduleAdjusts(world: World): void {
  const { db, agenda, random } = world;
  const now = db.now();
  for (const { at, ...story } of stories(now)) agenda.add(at, () => create(db, at, story));
  for (let turn = 0; turn < COUNT; turn++) {
    schedule(world, now - random.int(2 * 24, 150 * 24) * HOUR - random.int(0, 59) * MINUTE);
  }
}
