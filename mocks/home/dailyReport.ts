import type { DateTime, Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { countedMembers } from '../core/figures';
import { emit } from '../core/events';
import type { CronJob } from '../core/job';
import { floorTo, format, parse } from '../core/money';
import type { Texts } from '../core/rows';
import { DAY, dayStart, stampOf } from '../core/time';
import { figuresOf } from './figures';

/** What a day brought: members that count, amounts in USDT. */
interface DailyReport {
  /** `2026-11-20`. */
  day: string;
  newMembers: Decimal;
  activeMembers: Decimal;
  recharge: Decimal;
  withdraw: Decimal;
  netFlow: Decimal;
  fees: Decimal;
  madeAt: DateTime;
}

declare module '../core/tables' {
  interface Tables {
    /** By day; a report that is made again replaces the former one. */
    dailyReports: Map<string, DailyReport>;
  }
}

declare module '../core/events' {
  interface Events {
    /** A day is over and reported; `from` is its beginning, as a stamp. */
    'day.reported': { from: DateTime };
  }
}

/** The report of the day before a moment. */
function dayBefore(db: Db, at: number): DailyReport {
  const start = dayStart(at);
  const span = { from: stampOf(start - DAY), to: stampOf(start) };
  const figures = figuresOf(
    db,
    countedMembers(db, () => true),
  );
  const amount = (of: typeof figures.recharge): Decimal => format(floorTo(parse(of(span)), 2));
  const [recharge, withdraw] = [amount(figures.recharge), amount(figures.withdraw)];
  return {
    day: span.from.slice(0, 10),
    newMembers: figures.newMembers(span),
    activeMembers: figures.activeMembers(span),
    recharge,
    withdraw,
    netFlow: format(parse(recharge) - parse(withdraw)),
    fees: amount(figures.fees),
    madeAt: db.stamp(),
  };
}

const told = ({ day, newMembers, activeMembers, recharge, withdraw, netFlow, fees }: DailyReport): Texts => [
  `${day} 日报：新会员 ${newMembers}，活跃会员 ${activeMembers}，充值 ${recharge} USDT，提现 ${withdraw} USDT，净流入 ${netFlow} USDT，手续费 ${fees} USDT`,
  `Report of ${day}. New members: ${newMembers}. Active members: ${activeMembers}. Recharged: ${recharge} USDT. Withdrawn: ${withdraw} USDT. Net flow: ${netFlow} USDT. Fees: ${fees} USDT.`,
  `${day} 日報：新會員 ${newMembers}，活躍會員 ${activeMembers}，充值 ${recharge} USDT，提現 ${withdraw} USDT，淨流入 ${netFlow} USDT，手續費 ${fees} USDT`,
];

/** Keeps the figures of the day that is over; the log of the job tells them. */
export const reportDaily: CronJob = {
  key: 'reportDaily',
  title: ['生成日报', 'Daily report', '產生日報'],
  group: 'SYSTEM',
  cron: '0 10 0 * * *',
  run(db, at) {
    const report = dayBefore(db, at);
    db.dailyReports.set(report.day, report);
    emit(db, 'day.reported', { from: `${report.day} 00:00:00` });
    return { records: 1, message: told(report) };
  },
};
