import type { Db } from '../core/db';
import { grouped, parse } from '../core/money';
import type { Money } from '../core/money';
import { creditedOf, withdrawsOf } from '../core/orders';
import type { Member, WithdrawRow } from '../core/rows';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../core/time';
import { hotRoom, isNewAddress, linesOf, membersBehind, worthOf } from './facts';
import type { Finding, Rule } from './finding';
import { amountOf, lineUsdt, percentOf, rechargeEvidence, usdt, withdrawEvidence } from './finding';

/** Ledger lines that trading leaves, that bonuses leave, and that say what was won or lost. */
const TRADES: ReadonlySet<number> = new Set([303, 305, 401, 404]);
const BONUSES: ReadonlySet<number> = new Set([601, 603, 605, 606]);
const RESULTS: ReadonlySet<number> = new Set([303, 402, 502]);

/** How often a bonus has to be turned over. */
const TURNOVER = 5n;

/** A member of this level has an open flag or a violation of the worst kind. */
const HIGH_RISK = 3;
const FROZEN = 2;

const magnitude = (value: Money): Money => (value < 0n ? -value : value);

function turnoverSince(db: Db, memberId: number, since: number): Money {
  return linesOf(db, memberId, TRADES, since).reduce(
    (total, line) => total + magnitude(lineUsdt(db, line.coin, line.availableChange)),
    0n,
  );
}

function freshIn(db: Db, row: WithdrawRow): Finding {
  const asked = msOf(row.createdAt);
  const fresh = creditedOf(db, row.memberId).filter(({ creditedAt }) => {
    const age = asked - msOf(creditedAt ?? row.createdAt);
    return age >= 0 && age <= HOUR;
  });
  const first = fresh.map(({ creditedAt }) => creditedAt ?? '').toSorted()[0];
  if (first === undefined) return { hit: false };
  const turnover = turnoverSince(db, row.memberId, msOf(first));
  const recharge = worthOf(fresh);
  return {
    hit: turnover < recharge,
    figures: {
      minutes: Math.round((asked - msOf(first)) / MINUTE),
      recharge: usdt(recharge),
      turnover: usdt(turnover),
    },
    rows: rechargeEvidence(fresh),
  };
}

/** Other members that have signed in from the same IP or device, or with withdraws to the same address. */
function linkedTo(db: Db, row: WithdrawRow): Member[] {
  const { registerIp, lastLoginIp } = db.members.get(row.memberId) ?? {};
  const own = db.memberSignIns.filter(({ memberId }) => memberId === row.memberId);
  const devices = new Set(own.map(({ deviceId }) => deviceId));
  const tied = new Set(membersBehind(db, row));
  for (const { memberId, deviceId } of db.memberSignIns) if (devices.has(deviceId)) tied.add(memberId);
  return [...db.members.values()].filter(
    (other) =>
      other.id !== row.memberId &&
      (tied.has(other.id) || other.registerIp === registerIp || other.lastLoginIp === lastLoginIp),
  );
}

function profitSource(db: Db, { memberId, createdAt }: WithdrawRow): Finding {
  const sources = new Map<string, Money>();
  for (const line of linesOf(db, memberId, RESULTS, msOf(createdAt) - DAY)) {
    const key = `${line.bizType} ${line.coin}`;
    sources.set(key, (sources.get(key) ?? 0n) + lineUsdt(db, line.coin, line.availableChange));
  }
  const gains = [...sources].filter(([, gain]) => gain > 0n);
  const profit = gains.reduce((total, [, gain]) => total + gain, 0n);
  const largest = gains.reduce((most, [, gain]) => (gain > most ? gain : most), 0n);
  const share = percentOf(largest, profit);
  return {
    hit: share > 70n,
    figures: { profit: usdt(profit), share: String(share) },
    rows: gains.map(([text, gain]) => ({ text, value: usdt(gain) })),
  };
}

/** Checks that warn: the points of those that hit add up to the score. */
export const WARNINGS: readonly Rule[] = [
  {
    code: 'W05',
    weight: 20,
    find: (_, row) => ({
      hit: isNewAddress(row),
      figures: { hours: row.addressAgeHours, uses: row.addressUseCount },
    }),
  },
  {
    code: 'W06',
    weight: 10,
    find: (db, { id, memberId }) => {
      const done = withdrawsOf(db, memberId, 6).filter((other) => other.id !== id);
      return { hit: done.length === 0, figures: { n: done.length }, rows: withdrawEvidence(done) };
    },
  },
  {
    code: 'W07',
    weight: 15,
    find: (db, { id, memberId, ip }) => {
      const member = db.members.get(memberId);
      const known = [
        member?.registerIp,
        member?.lastLoginIp,
        ...withdrawsOf(db, memberId, 6).flatMap((other) => (other.id === id ? [] : other.ip)),
      ];
      return { hit: !known.includes(ip), figures: { ip } };
    },
  },
  { code: 'W08', weight: 25, find: freshIn },
  {
    code: 'W09',
    weight: 25,
    find: (db, row) => {
      const others = membersBehind(db, row).filter((id) => id !== row.memberId);
      return {
        hit: others.length > 0,
        figures: { n: others.length + 1 },
        members: others,
      };
    },
  },
  {
    code: 'W10',
    weight: 20,
    find: (db, row) => {
      const done = withdrawsOf(db, row.memberId, 6).filter(({ id }) => id !== row.id);
      const out = worthOf([...done, row]);
      const inward = worthOf(creditedOf(db, row.memberId));
      return {
        hit: out > 3n * inward && out > parse('1000'),
        figures: { out: usdt(out), in: usdt(inward) },
        rows: withdrawEvidence(done),
      };
    },
  },
  {
    code: 'W11',
    weight: 15,
    find: (db, { memberId }) => {
      const lines = linesOf(db, memberId, BONUSES);
      const bonus = lines.reduce((total, line) => total + lineUsdt(db, line.coin, line.availableChange), 0n);
      const turnover = turnoverSince(db, memberId, lines[0] ? msOf(lines[0].createdAt) : db.now());
      return {
        hit: turnover < bonus * TURNOVER,
        figures: { bonus: usdt(bonus), turnover: usdt(turnover), wanted: usdt(bonus * TURNOVER) },
        rows: lines.map(({ logNo, createdAt, availableChange, coin, refNo }) => ({
          text: `${logNo} · ${createdAt}`,
          value: amountOf(availableChange, coin),
          link: { view: 'member/assetLog/index', params: { refNo } },
        })),
      };
    },
  },
  {
    code: 'W12',
    weight: 30,
    find: (db, row) => {
      const risky = linkedTo(db, row).filter(
        ({ riskLevel, status }) => riskLevel >= HIGH_RISK || status === FROZEN,
      );
      const ids = risky.map(({ id }) => id);
      return { hit: ids.length > 0, figures: { n: ids.length }, members: ids };
    },
  },
  {
    code: 'W13',
    weight: 10,
    inHouse: true,
    find: (db, { walletCode, netAmount }) => {
      const { balance } = hotRoom(db, walletCode);
      const share = percentOf(parse(netAmount), balance);
      return {
        hit: share >= 80n,
        figures: { wallet: walletCode, balance: grouped(balance), share: String(share) },
        rows: [
          {
            text: walletCode,
            value: grouped(balance),
            link: { view: 'finance/walletCode/index', params: { walletCode } },
          },
        ],
      };
    },
  },
  {
    code: 'W14',
    weight: 10,
    find: (db, { memberId, createdAt }) => {
      const from = stampOf(msOf(createdAt) - DAY);
      const recent = withdrawsOf(db, memberId).filter(
        (other) => other.createdAt > from && other.createdAt <= createdAt,
      );
      return { hit: recent.length > 3, figures: { n: recent.length }, rows: withdrawEvidence(recent) };
    },
  },
  { code: 'W15', weight: 15, find: profitSource },
];
