import { CouponStatus } from '../../../src/contract/campaign/couponFlow';
import { CouponType, ReceiveMode, ValidType } from '../../../src/contract/campaign/couponRules';
import { NO_CHANGE } from '../../core/change/ask';
import type { CouponRow } from '../../core/couponRow';
import type { Db } from '../../core/db';
import type { Texts } from '../../core/rows';
import { DAY, dayStart, stampOf } from '../../core/time';

const { trial, feeDiscount, cash, match, boost, lossCover } = CouponType;
const { granted, claimed, onEvent } = ReceiveMode;

/** A coupon of the demo. */
interface Source {
  code: string;
  name: Texts;
  type: CouponType;
  face: string;
  coin?: string;
  rate?: string;
  min?: string;
  times?: number;
  scope: string[];
  quantity: number;
  mode: ReceiveMode;
  /** So many a member may have; one by default. */
  each?: number;
  /** Days after the receipt. */
  days?: number;
  /** From and to, in days from today. */
  dates?: readonly [from: number, to: number];
  levels?: number[];
  countries?: string[];
}

const CHINESE = ['CN', 'TW', 'HK', 'SG'];

/** All coupons of the demo, the ones that are issued first; ids are their places, from 1. */
export const SOURCES: readonly Source[] = [
  {
    code: 'TRIAL10',
    name: ['新人体验金', 'Welcome trial bonus', '新人體驗金'],
    type: trial,
    face: '10',
    times: 10,
    scope: ['contract', 'delivery'],
    quantity: 500,
    mode: granted,
    days: 30,
  },
  {
    code: 'WELCOME3',
    name: ['注册礼金', 'Sign-up gift', '註冊禮金'],
    type: cash,
    face: '3',
    times: 3,
    scope: ['all'],
    quantity: 2000,
    each: 2,
    mode: onEvent,
    days: 14,
  },
  {
    code: 'AUTUMN5',
    name: ['秋季现金券', 'Autumn cash', '秋季現金券'],
    type: cash,
    face: '5',
    times: 5,
    scope: ['all'],
    quantity: 150,
    each: 2,
    mode: claimed,
    dates: [-50, -12],
  },
  {
    code: 'FEE20',
    name: ['手续费八折', 'Fees 20% off', '手續費八折'],
    type: feeDiscount,
    face: '15',
    rate: '20',
    scope: ['contract'],
    quantity: 300,
    mode: granted,
    days: 30,
  },
  {
    code: 'MATCH10',
    name: ['充值加赠', 'Recharge match', '充值加贈'],
    type: match,
    face: '50',
    rate: '10',
    min: '100',
    times: 8,
    scope: ['all'],
    quantity: 200,
    mode: claimed,
    days: 30,
  },
  {
    code: 'BOOST2',
    name: ['质押加息券', 'Staking boost', '質押加息券'],
    type: boost,
    face: '20',
    rate: '2',
    scope: ['staking'],
    quantity: 200,
    mode: claimed,
    days: 45,
  },
  {
    code: 'COVER20',
    name: ['首笔亏损补贴', 'First loss cover', '首筆虧損補貼'],
    type: lossCover,
    face: '20',
    min: '5',
    times: 3,
    scope: ['contract', 'delivery'],
    quantity: 120,
    mode: onEvent,
    days: 30,
    levels: [0, 1, 2],
  },
  {
    code: 'VIP50',
    name: ['贵宾礼券', 'VIP gift', '貴賓禮券'],
    type: cash,
    face: '50',
    times: 2,
    scope: ['all'],
    quantity: 200,
    mode: granted,
    dates: [-20, 40],
  },
  {
    code: 'GREATER5',
    name: ['大中华区体验金', 'Greater China trial', '大中華區體驗金'],
    type: trial,
    face: '5',
    times: 10,
    scope: ['delivery'],
    quantity: 150,
    mode: claimed,
    days: 20,
    countries: CHINESE,
  },
  {
    code: 'SATS',
    name: ['比特币红利', 'Bitcoin bonus', '比特幣紅利'],
    type: cash,
    face: '0.0001',
    coin: 'BTC',
    scope: ['all'],
    quantity: 100,
    mode: claimed,
    days: 25,
  },
  {
    code: 'FEE50',
    name: ['手续费五折', 'Half fees', '手續費五折'],
    type: feeDiscount,
    face: '10',
    rate: '50',
    scope: ['contract', 'delivery'],
    quantity: 100,
    mode: granted,
    days: 40,
  },
  {
    code: 'GOLDEN8',
    name: ['国庆体验金', 'Golden week trial', '國慶體驗金'],
    type: trial,
    face: '8',
    times: 10,
    scope: ['all'],
    quantity: 60,
    each: 2,
    mode: claimed,
    dates: [-58, -35],
  },
  {
    code: 'WINTER6',
    name: ['冬季现金券', 'Winter cash', '冬季現金券'],
    type: cash,
    face: '6',
    times: 5,
    scope: ['all'],
    quantity: 150,
    mode: claimed,
    dates: [5, 65],
  },
  {
    code: 'COMEBACK',
    name: ['回归礼金', 'Welcome back', '回歸禮金'],
    type: cash,
    face: '4',
    times: 3,
    scope: ['all'],
    quantity: 100,
    mode: granted,
    days: 10,
  },
];

/** Coupons that are still drafts. */
const DRAFTS = new Set(['WINTER6', 'COMEBACK']);

const RULES: Texts = [
  '每位会员限领规定数量，过期作废；如有违规，平台可收回。',
  'Each member may have a limited number. Coupons lapse at their end, and are taken back where rules are broken.',
  '每位會員限領規定數量，過期作廢；如有違規，平台可收回。',
];

const asTexts = ([zh, en, tw]: Texts) => ({ zh, en, tw });

/** A moment so many days from today, at the beginning or the end of that day. */
const momentOn = (now: number, days: number, isEnd = false): string =>
  stampOf(dayStart(now) + days * DAY + (isEnd ? DAY - 1000 : 0));

function couponOf(now: number, source: Source, index: number): CouponRow {
  const { code, name, type, face, coin = 'USDT', rate = null, min = '0', times = 0, dates } = source;
  const made = stampOf(now - 60 * DAY);
  return {
    id: index + 1,
    version: 1,
    couponCode: code,
    couponName: asTexts(name),
    type,
    coin,
    faceValue: face,
    rate,
    minAmount: min,
    turnoverTimes: times,
    scope: source.scope,
    totalQty: source.quantity,
    perMember: source.each ?? 1,
    receiveMode: source.mode,
    validType: dates ? ValidType.fixed : ValidType.relative,
    startAt: dates ? momentOn(now, dates[0]) : null,
    endAt: dates ? momentOn(now, dates[1], true) : null,
    validDays: source.days ?? null,
    levels: source.levels ?? [],
    countries: source.countries ?? [],
    rules: asTexts(RULES),
    sort: (index + 1) * 10,
    status: DRAFTS.has(code) ? CouponStatus.draft : CouponStatus.active,
    issuedQty: 0,
    usedQty: 0,
    costUsdt: '0',
    opened: [],
    deleted: false,
    ...NO_CHANGE,
    createdAt: made,
    updatedAt: made,
    createdBy: 'operate01',
    updatedBy: 'operate01',
    remark: '',
  };
}

/** The coupons of the demo, before anybody has one. */
export function seedCoupons(db: Db): void {
  for (const [index, source] of SOURCES.entries()) {
    const row = couponOf(db.now(), source, index);
    db.coupons.set(row.id, row);
  }
}

/** One coupon is paused. */
export function pauseOne(db: Db): void {
  for (const row of db.coupons.values()) if (row.couponCode === 'FEE50') row.status = CouponStatus.paused;
}
