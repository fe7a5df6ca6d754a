import type { Marked } from '@/contract/field/read';
import type { Urgency } from '@/contract/block/review';
import type { DateTime, Decimal } from './types';

/** What rows and trends of the home page are about. */
export type HomeTopic = 'member' | 'money' | 'trading';

/** One figure of the home page; `value` is a count or a decimal, `null` when it is not known. */
export interface HomeFigure extends Marked {
  key: string;
  value: Decimal | null;
  /** The same until this time yesterday. */
  before: Decimal | null;
  /** ≈ USDT when true, a count otherwise. */
  money: boolean;
  /** One value a day, the oldest first. */
  spark?: Decimal[];
}

/** Answer of `GET home/overview`: only the rows the operator may see. */
export interface HomeOverview {
  rows: { key: HomeTopic; figures: HomeFigure[] }[];
}

/** One queue of `GET home/todo`. */
export interface HomeTodo extends Marked {
  /** `recharge`, `withdraw`, `realName` … */
  kind: string;
  count: number;
  /** How many of them the operator may decide now. */
  mine: number;
  oldest: DateTime | null;
  oldestMinutes: number | null;
  /** How urgent that is, by the server's limits. */
  oldestUrgency: Urgency | null;
  /** How many wait longer than the red limit. */
  late: number;
}

/** Answer of `GET home/trend?metric=&range=`: one point a day. */
export interface HomeTrend {
  metric: HomeTopic;
  days: string[];
  series: { key: string; values: Decimal[] }[];
}

/** One symbol of `GET home/openInterest`: what members hold, in USDT. */
export interface HomeInterest extends Marked {
  symbol: string;
  long: Decimal;
  short: Decimal;
  count: number;
}
