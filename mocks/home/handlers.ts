import type { HttpHandler } from 'msw';
import { recordKinds } from '../../src/contract/records';
import {
  openInterest,
  overview as readOverview,
  todo as readTodo,
  trend as readTrend,
} from '../../src/contract/shell/home';
import { alerts } from '../../src/contract/shell/homeAlerts';
import { myDay } from '../../src/contract/shell/homeDesk';
import type { HomeFigure, HomeInterest, HomeOverview, HomeTopic, HomeTrend } from '@/api/homeTypes';
import type { Db } from '../core/db';
import { countedMembers, daysUntil, todayAndBefore } from '../core/figures';
import type { Span } from '../core/figures';
import { answer } from '../core/http';
import type { Counts, HomePart } from '../core/homeParts';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { DAY, stampOf } from '../core/time';
import type { Member } from '../core/rows';
import { alertsFor } from './alerts';
import { figuresOf } from './figures';
import { dayOf } from './myDay';
import { todo } from './todo';

const MEMBERS = recordKinds.member.list;
const MONEY = recordKinds.recharge.list;
const POSITIONS = recordKinds.contractPosition.list;

const SPARK_DAYS = 7;

function overview({ db, can, inScope }: Context<unknown>): HomeOverview {
  const now = db.now();
  const members = countedMembers(db, inScope);
  const figures = figuresOf(db, members);
  const { today, before } = todayAndBefore(now);
  const week = daysUntil(now, SPARK_DAYS);
  const figure = (key: string, money: boolean, of: (span: Span) => string, spark = false): HomeFigure => ({
    key,
    money,
    value: of(today),
    before: of(before),
    ...(spark ? { spark: week.map(of) } : {}),
  });
  const lastDay = (end: number): Span => ({ from: stampOf(end - DAY), to: stampOf(end + 1000) });
  const rows: HomeOverview['rows'] = [];
  if (can(MEMBERS)) {
    rows.push({
      key: 'member',
      figures: [
        figure('newMembers', false, figures.newMembers, true),
        {
          key: 'activeMembers',
          money: false,
          value: figures.activeMembers(lastDay(now)),
          before: figures.activeMembers(lastDay(now - DAY)),
        },
        figure('kycPassed', false, figures.kycPassed),
        figure('totalMembers', false, figures.totalMembers),
      ],
    });
  }
  if (can(MONEY)) {
    rows.push({
      key: 'money',
      figures: [
        figure('recharge', true, figures.recharge, true),
        figure('withdraw', true, figures.withdraw, true),
        figure('netFlow', true, figures.netFlow, true),
        figure('fees', true, figures.fees, true),
      ],
    });
  }
  if (can(POSITIONS)) {
    const parts = db.areas.flatMap(({ homeFigures = [] }) => homeFigures).filter(({ list }) => can(list));
    rows.push({ key: 'trading', figures: parts.map((part) => tradingFigure(db, counting(members), part)) });
  }
  return { rows };
}

const counting = (members: readonly Member[]): Counts => {
  const ids = new Set(members.map(({ id }) => id));
  return (memberId) => ids.has(memberId);
};

/** A figure of what is traded; a week with a day that is not known has no line. */
function tradingFigure(db: Db, counts: Counts, { key, money, spark, over }: HomePart): HomeFigure {
  const of = over(db, counts);
  const now = db.now();
  const { today, before } = todayAndBefore(now);
  const week = spark ? daysUntil(now, SPARK_DAYS).map(of) : [];
  const known = week.filter((value) => value !== null);
  const isWhole = spark === true && known.length === week.length;
  return { key, money, value: of(today), before: of(before), ...(isWhole ? { spark: known } : {}) };
}

interface TrendQuestion {
  metric: HomeTopic;
  range: number;
  coin?: string;
  unit?: 'usdt' | 'count';
}

function trend({ db, inScope, input }: Context<TrendQuestion>): HomeTrend {
  const { metric, range, coin, unit } = input;
  if (![7, 30, 90].includes(range)) throw invalid('range');
  const spans = daysUntil(db.now(), range);
  const members = countedMembers(db, inScope);
  const days = spans.map((span) => span.from.slice(0, 10));
  if (metric === 'trading') return { metric, days, series: tradingLines(db, counting(members), spans) };
  const figures = figuresOf(db, members, coin);
  const series = (key: string, of: (span: Span) => string) => ({ key, values: spans.map(of) });
  const lines = {
    member: [series('new', figures.newMembers), series('active', figures.activeMembers)],
    count: [series('recharge', figures.recharges), series('withdraw', figures.withdraws)],
    usdt: [
      series('recharge', figures.recharge),
      series('withdraw', figures.withdraw),
      series('net', figures.netFlow),
    ],
  };
  return { metric, days, series: lines[metric === 'member' ? metric : (unit ?? 'usdt')] };
}

/** Lines of what is traded; one with a day that is not known is left out. */
const tradingLines = (db: Db, counts: Counts, spans: readonly Span[]): HomeTrend['series'] =>
  db.areas
    .flatMap(({ homeLines = [] }) => homeLines)
    .flatMap(({ key, over }) => {
      const values = spans.map(over(db, counts)).filter((value) => value !== null);
      return values.length === spans.length ? [{ key, values }] : [];
    });

function interest({ db, inScope }: Context<unknown>): HomeInterest[] {
  const counts = counting(countedMembers(db, inScope));
  return db.areas.flatMap((area) => area.openInterest?.(db, counts) ?? []);
}

export const homeHandlers = (db: Db): HttpHandler[] => [
  answer(db, readOverview, overview),
  answer(db, openInterest, interest),
  answer(db, readTodo, todo),
  answer(db, readTrend, trend),
  answer(db, alerts, alertsFor),
  answer(db, myDay, dayOf),
];
