import type { Decimal } from '@/api/types';
import type { check } from '@/contract/finance/withdrawParts';
import type { WireShape } from '@/contract/field/field';
import type { Db } from '../core/db';
import { floorTo, grouped, parse } from '../core/money';
import type { Money } from '../core/money';
import type { RechargeRow, WithdrawRow } from '../core/rows';
import type { Figures } from './checkTexts';

/** What one check found, as it travels. */
export type Check = WireShape<typeof check>;

/** What one check found. */
export interface Finding {
  hit: boolean;
  figures?: Figures;
  rows?: Check['rows'];
  /** Ids of the members behind it, in place of rows. */
  members?: readonly number[];
}

/** One automatic check. */
export interface Rule {
  code: string;
  /** True: no operator can lift it. */
  final?: true;
  find(db: Db, row: WithdrawRow): Finding;
}

/** Most records shown behind a finding. */
const EVIDENCE = 8;

/** An amount of USDT as people read it. */
export const usdt = (value: Money): string => grouped(floorTo(value, 2));

/** An amount and its coin as people read them. */
export const amountOf = (amount: Decimal, coin: string): string => `${grouped(parse(amount))} ${coin}`;

/** Percent of a whole, cut; `0` of nothing. */
export const percentOf = (part: Money, whole: Money): bigint => (whole > 0n ? (part * 100n) / whole : 0n);

export const withdrawEvidence = (rows: readonly WithdrawRow[]): Check['rows'] =>
  rows.slice(0, EVIDENCE).map(({ orderNo, createdAt, amount, coin }) => ({
    text: `${orderNo} · ${createdAt}`,
    value: amountOf(amount, coin),
    link: { view: 'finance/withdraw/index', params: { orderNo } },
  }));

export const rechargeEvidence = (rows: readonly RechargeRow[]): Check['rows'] =>
  rows.slice(0, EVIDENCE).map(({ orderNo, creditedAt, createdAt, creditAmount, amount, coin }) => ({
    text: `${orderNo} · ${creditedAt ?? createdAt}`,
    value: amountOf(creditAmount ?? amount, coin),
    link: { view: 'finance/recharge/index', params: { orderNo } },
  }));

/** Members, each with a link to their withdraws. */
export const memberEvidence = (db: Db, ids: readonly number[]): Check['rows'] =>
  ids.slice(0, EVIDENCE).map((id) => {
    const { uid = '', lastLoginIp = '' } = db.members.get(id) ?? {};
    const link = { view: 'finance/withdraw/index', params: { memberId: String(id) } };
    return { text: uid, value: lastLoginIp, link };
  });

/** Violations by their numbers, each with a link to it. */
export const violationEvidence = (numbers: readonly string[]): Check['rows'] =>
  numbers.slice(0, EVIDENCE).map((violationNo) => ({
    text: violationNo,
    link: { view: 'risk/violation/index', params: { violationNo } },
  }));
