import { couponGrant } from '../../src/contract/campaign/couponGrant';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import { inLang } from '../core/optionHandlers';
import { begins, searchOf, uidOf } from '../core/search';
import { guardedCoupons } from './change';
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
      roles: { finance: 'review', risk: '', service: '', operation: '*', auditor: '' },
    },
  ],
  records: {
    coupon: ['优惠券', 'Coupon', '優惠券'],
    couponGrant: ['发券', 'Coupon grant', '發券'],
    memberCoupon: ['领券记录', 'Issued coupon', '領券記錄'],
  },
  dictionaries: {
    biz_coupon_grant_status: [
      '发券状态',
      [
        '1=待复核/To review/待覆核/gold*',
        '2=已发放/Done/已發放/green!',
        '3=已驳回/Rejected/已駁回/red!',
        '4=已撤回/Withdrawn/已撤回/default!',
        '5=已失效/Lapsed/已失效/default!',
      ],
    ],
    biz_grant_target: [
      '发放对象',
      ['1=UID 列表/UID list/UID 清單*', '2=文件/File/檔案', '3=等级/Levels/等級', '4=标签/Tags/標籤'],
    ],
    biz_grant_obstacle: [
      '不可领取原因',
      [
        'unknown=没有该会员/No such member/沒有該會員*',
        'twice=名单中重复/Listed twice/名單中重複',
        'closed=已注销/Closed/已註銷',
        'frozen=已冻结/Frozen/已凍結',
        'level=等级不符/Wrong level/等級不符',
        'country=国家不符/Wrong country/國家不符',
        'limit=已达每人限领/Limit per member reached/已達每人限領',
        'lately=24 小时内已发放/Granted within 24 hours/24 小時內已發放',
        'quantity=已发完/None left/已發完',
      ],
    ],
  },
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
