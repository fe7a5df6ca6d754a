import { OnOff } from '../../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../../src/contract/finance/recharge';
import { ChannelType } from '../../../src/contract/finance/channel';
import { rowsOf } from '../../core/lookup';
import { floorTo, format, parse, times } from '../../core/money';
import type { Money } from '../../core/money';
import { voucherPicture } from '../../core/pictures';
import type { Random } from '../../core/random';
import { rechargeKind } from '../kind';
import { addRecharge, creditRecharge } from '../store';
import type { NewRecharge } from '../store';
import { riskySource } from '../screening';
import { channelFee } from '../voucher';
import { addStep } from '../../core/review/steps';
import type { Channel, RechargeRow, WalletCode } from '../../core/rows';
import { HOUR, MINUTE, stampOf } from '../../core/time';
import { addressOn, hashOn } from '../../core/seeds/chainText';
import { amountFor } from '../../core/seeds/amounts';
import { usdtValueAt } from '../../core/prices';
import { realNameOf } from '../../core/seeds/people';
import type { RechargePlan } from './rechargePlans';
import { decideAt } from '../../core/seeds/decideAt';
import { reviewerFor } from '../../core/seeds/world';
import type { World } from '../../core/seeds/world';

const REJECTIONS = ['notReceived', 'amountDiff', 'fakeVoucher', 'duplicate'];

function onChain(random: Random, wallet: WalletCode, risky = false): Partial<RechargeRow> {
  const source = addressOn(wallet.chain, random);
  return {
    coin: wallet.coin,
    chain: wallet.chain,
    walletCode: wallet.walletCode,
    fromAddress: risky ? riskySource(source) : source,
    toAddress: addressOn(wallet.chain, random),
    memo: wallet.memoRequired ? String(random.int(100_000, 999_999)) : '',
    txHash: hashOn(wallet.chain, random),
    requiredConfirmations: wallet.confirmations,
    status: RechargeStatus.confirming,
  };
}

/** Who pays: mostly the members themselves, by the name they ask to be known by. */
function payerOf({ db, random }: World, { memberId, outcome }: RechargePlan): string {
  const country = db.members.get(memberId)?.countryCode ?? 'CN';
  const own = rowsOf(db.auths, memberId)[0]?.realName;
  const another = random.chance(
    outcome === RechargeStatus.rejected ? 0.4 : outcome === RechargeStatus.credited ? 0.03 : 0,
  );
  return another || own === undefined ? realNameOf(country, random) : own;
}

/** Whether the money of a plan comes from a doubtful source: what was refused or held back, and a few others. */
const isRisky = (random: Random, { source, outcome, risky }: RechargePlan): boolean =>
  risky ??
  (source === RechargeSource.chain &&
    (outcome === RechargeStatus.rejected ||
      outcome === RechargeStatus.onHold ||
      (outcome === RechargeStatus.credited && random.chance(0.06))));

function byVoucher(world: World, plan: RechargePlan, amount: Money, channel: Channel): Partial<RechargeRow> {
  const { db, random } = world;
  const wallet = db.walletCodes.find((item) => item.walletCode === channel.walletCode);
  const inFiat = (coins: Money): Money | null =>
    channel.rate ? floorTo(times(coins, parse(channel.rate)), 2) : null;
  const fiat = inFiat(amount);
  const shown = plan.shown ? parse(plan.shown) : amount;
  const read = {
    amount: format(inFiat(shown) ?? shown),
    currency: channel.fiatCurrency || (wallet?.coin ?? 'USDT'),
  };
  const place = wallet ? { ...onChain(random, wallet), toAddress: channel.address } : {};
  const drawnPayer = payerOf(world, plan);
  const payerName = plan.fixed?.payerName ?? drawnPayer;
  return {
    ...place,
    channelId: channel.id,
    status: RechargeStatus.pending,
    fee: format(channelFee(channel, amount, wallet?.ledgerDecimals ?? 6)),
    fiatCurrency: channel.fiatCurrency,
    fiatAmount: fiat === null ? null : format(fiat),
    rate: channel.rate,
    payerName,
    proof: { payerName, ...read },
    voucherImgs: [
      voucherPicture([
        `CHANNEL ${channel.channelCode}`,
        `AMOUNT  ${read.amount} ${read.currency}`,
        `TIME    ${stampOf(plan.at)}`,
      ]),
    ],
  };
}

/** Outcomes of payments that no operator would credit, so that their channel may be off. */
const NOT_CREDITED: ReadonlySet<RechargeStatus> = new Set([
  RechargeStatus.rejected,
  RechargeStatus.expired,
  RechargeStatus.onHold,
]);

/** A channel that takes such a payment: fiat ones pay in USDT, fixed addresses in their own coin. */
function channelFor({ db, random }: World, plan: RechargePlan): Channel | undefined {
  const fixed = plan.fixed?.channelId;
  if (fixed) return db.channels.get(fixed);
  const mayBeOff = NOT_CREDITED.has(plan.outcome);
  const usable = [...db.channels.values()].filter((channel) => {
    const coin = db.walletCodes.find(({ walletCode }) => walletCode === channel.walletCode)?.coin ?? 'USDT';
    const amount = amountFor(db, coin, plan.usdt, plan.at);
    const fits = parse(channel.minAmount) <= amount && amount <= parse(channel.maxAmount);
    return channel.channelType !== ChannelType.gateway && fits && (channel.status === OnOff.on || mayBeOff);
  });
  return random.pick(usable);
}

function rowOf(world: World, plan: RechargePlan): NewRecharge {
  const { db, random } = world;
  const channel = plan.source === RechargeSource.voucher ? channelFor(world, plan) : undefined;
  const wallet = db.walletCodes.find((item) => item.walletCode === (plan.walletCode ?? channel?.walletCode));
  const coin = wallet?.coin ?? 'USDT';
  const amount = plan.exact ? parse(plan.exact) : amountFor(db, coin, plan.usdt, plan.at);
  const base: NewRecharge = {
    memberId: plan.memberId,
    source: plan.source,
    coin,
    amount: format(amount),
    usdtValue: usdtValueAt(db, coin, amount, plan.at),
    status: RechargeStatus.pending,
  };
  if (plan.source === RechargeSource.chain && wallet)
    Object.assign(base, onChain(random, wallet, isRisky(random, plan)));
  if (channel) Object.assign(base, byVoucher(world, plan, amount, channel));
  if (plan.source === RechargeSource.manual) {
    Object.assign(base, {
      manualReason: random.pick(['missed', 'wrongChain', 'belowMin', 'offline']),
      createdBy: random.pick(['finance01', 'finance02']),
      remark: '会员提供转账凭证，链上已核实',
    });
  }
  return Object.assign(base, plan.fixed);
}

const settle = (row: RechargeRow, at: number): void => {
  row.updatedAt = stampOf(at);
  row.version += 1;
};

/** Why a recharge is refused that should not be credited. */
function reasonOf(random: Random, { source, riskFlags }: RechargeRow): string {
  if (source === RechargeSource.chain) return 'aml';
  return riskFlags.includes('R02') ? 'thirdParty' : random.pick(REJECTIONS);
}

function decide({ db, random, agenda }: World, row: RechargeRow, at: number, approved: boolean): void {
  const { approve, reject } = rechargeKind.transitions;
  const say = { requestId: row.orderNo, bulk: false };
  const who = reviewerFor(random, row.createdBy);
  // A payment is decided about only after its chain has confirmed it.
  row.status = RechargeStatus.pending;
  if (!approved) {
    const ask = { ...say, note: '核对后不符合入账条件', rejectCode: reasonOf(random, row) };
    return decideAt(db, rechargeKind, reject, { at, who, row, ask });
  }
  const ask = { ...say, note: '' };
  decideAt(db, rechargeKind, approve, { at, who, row, ask });
  if (row.status !== RechargeStatus.pending) return;
  const [second, later] = [reviewerFor(random, row.createdBy, who), at + 4 * MINUTE];
  agenda.add(later, () => decideAt(db, rechargeKind, approve, { at: later, who: second, row, ask }));
}

function follow(world: World, plan: RechargePlan, row: RechargeRow): void {
  const { agenda, random, db } = world;
  const wallet = row.walletCode || `${row.coin}-TRC20`;
  const confirmed = plan.at + random.int(2, 25) * MINUTE;
  const decided = plan.at + random.int(6, 100) * MINUTE;
  const flagged = row.riskFlags.length > 0;
  row.confirmations =
    plan.outcome === RechargeStatus.confirming
      ? random.int(0, row.requiredConfirmations - 1)
      : row.requiredConfirmations;
  if (plan.outcome === RechargeStatus.credited) {
    world.funded.push({ memberId: row.memberId, walletCode: wallet });
    if (plan.source === RechargeSource.chain && !flagged) {
      agenda.add(confirmed, () => {
        creditRecharge(db, row, { credit: parse(row.amount), at: confirmed });
        settle(row, confirmed);
      });
    } else {
      agenda.add(decided, () => decide(world, row, decided, true));
    }
  } else if (plan.outcome === RechargeStatus.rejected) {
    agenda.add(decided, () => decide(world, row, decided, false));
  } else if (plan.outcome === RechargeStatus.expired) {
    agenda.add(plan.at + 24 * HOUR, () => {
      row.status = RechargeStatus.expired;
      settle(row, plan.at + 24 * HOUR);
    });
  } else if (plan.outcome === RechargeStatus.onHold) {
    agenda.add(decided, () => {
      row.status = RechargeStatus.pending;
      const ask = { note: '等待会员补充资金来源证明', requestId: row.orderNo, bulk: false };
      const { hold } = rechargeKind.transitions;
      decideAt(db, rechargeKind, hold, { at: decided, who: reviewerFor(random), row, ask });
    });
  } else if (plan.outcome === RechargeStatus.pending) {
    row.status = RechargeStatus.pending;
  }
}

/** Puts a recharge and what becomes of it on the agenda. */
export function scheduleRecharge(world: World, plan: RechargePlan): void {
  world.agenda.add(plan.at, () => {
    const row = addRecharge(world.db, plan.at, rowOf(world, plan));
    if (row.source === RechargeSource.manual) {
      const maker = {
        result: 'create',
        operatorName: row.createdBy,
        at: row.createdAt,
        note: row.remark,
      } as const;
      addStep(world.db, 'recharge', row.id, maker);
    }
    follow(world, plan, row);
  });
}
