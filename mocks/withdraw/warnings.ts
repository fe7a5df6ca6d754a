import { MemberStatus } from '../../src/contract/member/memberFlow';
import { gainUsdt, isBonus, isResult, lineUsdt } from '../core/ledgerKinds';
import { turnoverTimes, turnoverUsdt } from '../core/turnover';
import type { Db } from '../core/db';
import type { StoredLine } from '../core/ledger';
import { grouped, parse } from '../core/money';
import type { Money } from '../core/money';
import type { WithdrawRow } from '../core/rows';
import { withdrawsOf } from '../core/orders';
import { isOutflow } from '../core/thresholds';
import { suspicionsOf, verdictsOf } from '../core/bars';
import { tiesOf } from '../core/ties';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../core/time';
import { rechargesUsdt } from '../core/worth';
import {
  completedBefore,
  creditedBefore,
  hotBalance,
  isNewAddress,
  linesOf,
  membersBehind,
  worthOf,
} from './facts';
import type { Finding, Rule } from './finding';
import {
  amountOf,
  memberEvidence,
  percentOf,
  rechargeEvidence,
  usdt,
  violationEvidence,
  withdrawEvidence,
} from './finding';
import type { Figures } from './checkTexts';
import { unusualIn } from './unusual';

/** A member of this level has an open flag or a violation of the worst kind. */
const HIGH_RISK = 3;

function freshIn(db: Db, row: WithdrawRow): Finding {
  const asked = msOf(row.createdAt);
  const from = stampOf(asked - HOUR);
  const fresh = creditedBefore(db, row).filter(({ creditedAt }) => (creditedAt ?? '') >= from);
  const first = fresh.map(({ creditedAt }) => creditedAt ?? '').toSorted()[0];
  if (first === undefined) return { hit: false };
  const turnover = turnoverUsdt(db, row.memberId, first, row.createdAt);
  const recharge = rechargesUsdt(fresh);
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

function bonusIn(db: Db, row: WithdrawRow): Finding {
  const all = linesOf(db, row);
  const lines = all.filter(isBonus);
  const [first] = lines;
  if (!first) return { hit: false, figures: { bonus: '0', turnover: '0', wanted: '0' } };
  const worthIn = (line: StoredLine): Money => lineUsdt(db, line, parse(line.availableChange));
  const given = lines.reduce((total, line) => total + worthIn(line), 0n);
  const toTurn = lines.reduce(
    (total, line) => total + worthIn(line) * BigInt(turnoverTimes(db, line.refNo)),
    0n,
  );
  const [bonus, wanted] = [given > 0n ? given : 0n, toTurn > 0n ? toTurn : 0n];
  const turnover = turnoverUsdt(db, row.memberId, first.createdAt, row.createdAt);
  return {
    hit: turnover < wanted,
    figures: { bonus: usdt(bonus), turnover: usdt(turnover), wanted: usdt(wanted) },
    rows: lines.map(({ logNo, createdAt, availableChange, coin, refNo }) => ({
      text: `${logNo} · ${createdAt}`,
      value: amountOf(availableChange, coin),
      link: { view: 'member/assetLog/index', params: { refNo } },
    })),
  };
}

/** What a profit came from; lines do not say of which contract they are. */
const sourceOf = ({ bizType, coin }: StoredLine): string => `${bizType} ${coin}`;

function profitSource(db: Db, row: WithdrawRow): Finding {
  const sources = new Map<string, Money>();
  for (const line of linesOf(db, row, stampOf(msOf(row.createdAt) - DAY)).filter(isResult)) {
    const source = sourceOf(line);
    sources.set(source, (sources.get(source) ?? 0n) + gainUsdt(db, line));
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
    find: (_, row) => ({
      hit: isNewAddress(row),
      figures: { hours: row.addressAgeHours, uses: row.addressUseCount },
    }),
  },
  {
    code: 'W06',
    find: (db, row) => {
      const done = completedBefore(db, row);
      return { hit: done.length === 0, figures: { n: done.length }, rows: withdrawEvidence(done) };
    },
  },
  {
    code: 'W07',
    find: (db, row) => {
      const unusual = unusualIn(db, row);
      const figures: Figures = { ip: row.ip || '—', ...unusual };
      return { hit: unusual !== undefined, figures };
    },
  },
  { code: 'W08', find: freshIn },
  {
    code: 'W09',
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
    find: (db, row) => {
      const done = completedBefore(db, row);
      const out = worthOf([...done, row]);
      const inward = rechargesUsdt(creditedBefore(db, row));
      return {
        hit: isOutflow(out, inward),
        figures: { out: usdt(out), in: usdt(inward) },
        rows: withdrawEvidence(done),
      };
    },
  },
  { code: 'W11', find: bonusIn },
  {
    code: 'W12',
    find: (db, row) => {
      const linked = [...tiesOf(db, row.memberId).keys()];
      const ids = linked.filter((id) => {
        const { riskLevel = 1, status } = db.members.get(id) ?? {};
        return riskLevel >= HIGH_RISK || status === MemberStatus.frozen;
      });
      const found = [
        ...suspicionsOf(db, row.memberId),
        ...[row.memberId, ...linked].flatMap((id) =>
          verdictsOf(db, id).map(({ violationNo }) => violationNo),
        ),
      ];
      const figures = { n: ids.length, violations: found.length };
      if (found.length === 0) return { hit: ids.length > 0, figures, members: ids };
      return { hit: true, figures, rows: [...violationEvidence(found), ...memberEvidence(db, ids)] };
    },
  },
  {
    code: 'W13',
    find: (db, { walletCode, netAmount, isInternal }) => {
      const balance = hotBalance(db, walletCode);
      // What stays inside the platform takes nothing out of it.
      const share = isInternal === 1 ? 0n : percentOf(parse(netAmount), balance);
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
    find: (db, { memberId, createdAt }) => {
      const from = stampOf(msOf(createdAt) - DAY);
      const recent = withdrawsOf(db, memberId).filter(
        (other) => other.createdAt > from && other.createdAt <= createdAt,
      );
      return { hit: recent.length > 3, figures: { n: recent.length }, rows: withdrawEvidence(recent) };
    },
  },
  { code: 'W15', find: profitSource },
];
