import type { HttpHandler } from 'msw';
import type { HomeFigure, HomeOverview, HomeTrend } from '@/api/homeTypes';
import { nothing, object, oneOf } from '../core/check';
import type { Db } from '../core/db';
import { countedMembers, daysUntil, todayAndBefore } from '../core/figures';
import type { Span } from '../core/figures';
import { call } from '../core/http';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { DAY, stampOf } from '../core/time';
import { figuresOf } from './figures';
import { todo } from './todo';

const MEMBERS = 'member/list';
const MONEY = 'cwManage/chargeLogList';
const SPARK_DAYS = 7;

function overview({ db, can, inScope }: Context<unknown>): HomeOverview {
  const now = db.now();
  const figures = figuresOf(db, countedMembers(db, inScope));
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
  return { rows };
}

function trend({
  db,
  can,
  inScope,
  input,
}: Context<{ metric: 'member' | 'money'; range: 7 | 30 | 90 }>): HomeTrend {
  const { metric, range } = input;
  if (!can(metric === 'member' ? MEMBERS : MONEY)) throw new Refusal(40300);
  const spans = daysUntil(db.now(), range);
  const figures = figuresOf(db, countedMembers(db, inScope));
  const series = (key: string, of: (span: Span) => string) => ({ key, values: spans.map(of) });
  return {
    metric,
    days: spans.map((span) => span.from.slice(0, 10)),
    series:
      metric === 'member'
        ? [series('new', figures.newMembers), series('active', figures.activeMembers)]
        : [
            series('recharge', figures.recharge),
            series('withdraw', figures.withdraw),
            series('net', figures.netFlow),
          ],
  };
}

export const homeHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET home/overview', { permission: 'free' }, nothing, overview),
  call(db, 'GET home/todo', { permission: 'free' }, nothing, todo),
  call(
    db,
    'GET home/trend',
    { permission: 'free' },
    object({ metric: oneOf('member', 'money'), range: oneOf(7, 30, 90) }),
    trend,
  ),
];
