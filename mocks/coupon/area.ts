import { couponGrant } from '../../src/contract/campaign/couponGrant';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import { inLang } from '../core/optionHandlers';
import { begins, searchOf, uidOf } from '../core/search';
import { guardedCoupons } from './change';
import { couponDictionaries } from './seeds/dictionaries';
import { grantedAlone, grantHandlers, grantQueue } from './grants';
import { couponHandlers } from './handlers';
import { checkCoupons, checkGrants, checkIssued } from './invariants';
import { issueEarned } from './issue';
import { issuedHandlers, memberCoupons } from './issued';
import { ISSUED, issuedByNo } from './rows';
import { askForVips } from './seeds/grants';
import { pauseOne, seedCoupons } from './seeds/masters';
import { schedulePast } from './seeds/past';
import { couponExpire, expireIssued } from './status';
import { matchRecharge } from './use';
import { couponVisits } from './visits';

/** Coupons, and what members hold of them. */
export const coupon: Area = {
  name: 'coupon',
  menu: [
    {
      id: 606,
      directory: 600,
      contract: couponGrant,
      icon: 'GiftOutlined',
      title: ['发券记录', 'Coupon grants', '發券記錄'],
    },
  ],
  records: {
    coupon: ['优惠券', 'Coupon', '優惠券'],
    couponGrant: ['发券', 'Coupon grant', '發券'],
    memberCoupon: ['领券记录', 'Issued coupon', '領券記錄'],
  },
  actions: {
    grantPreview: {
      button: ['预览发放', 'Preview', '預覽發放'],
      done: ['预览发放', 'Previewed', '預覽發放'],
    },
    couponExpire: { button: ['到期结束', 'End', '到期結束'], done: ['到期结束', 'Ended', '到期結束'] },
  },
  dictionaries: couponDictionaries,
  tables: () => ({ memberCoupons: new Map(), couponGrants: new Map() }),
  handlers: (db) => [...couponHandlers(db), ...grantHandlers(db), ...issuedHandlers(db)],
  options: {
    coupon: (db, lang) =>
      [...db.coupons.values()]
        .filter(({ deleted }) => !deleted)
        .map(({ id, couponCode, couponName: { zh, en, tw } }) => ({
          key: String(id),
          value: `${couponCode} ${inLang([zh, en || zh, tw || zh], lang)}`,
        })),
  },
  seeds: {
    start: seedCoupons,
    past: schedulePast,
    end(db) {
      pauseOne(db);
      askForVips(db);
      expireIssued(db, db.stamp());
    },
  },
  on: { 'coupon.earned': issueEarned, 'recharge.credited': matchRecharge },
  jobs: [couponExpire],
  visits: couponVisits,
  invariants: [checkCoupons, checkIssued, checkGrants],
  causes: { [ISSUED]: (db) => Array.from(db.memberCoupons.values(), ({ couponNo }) => couponNo) },
  changes: [changeQueue('coupon', guardedCoupons), grantQueue],
  handedOut: (db) => [...grantedAlone(db), ...[...db.coupons.values()].flatMap(({ opened }) => opened)],
  turnoverTimes: (db, refNo) => issuedByNo(db, refNo)?.turnoverTimes,
  searches: [
    searchOf(
      'memberCoupon',
      '/campaign/memberCoupon',
      memberCoupons,
      begins({ couponNo: (row) => row.couponNo }),
      (_, value) => value,
      ({ memberId, faceValue, coin }, db) => `${uidOf(db, memberId)} · ${faceValue} ${coin}`,
    ),
  ],
  logTargets: [
    { type: ISSUED, list: recordKinds.memberCoupon.list, find: (db, id) => db.memberCoupons.get(id) },
  ],
};
