import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { awardAutoMax } from '../core/config/campaignSettings';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { addStep } from '../core/review/steps';
import { keep } from '../core/review/trail';
import { compactDay } from '../core/time';
import { doublesOf } from './doubles';
import { AWARD, payAward } from './store';
import type { AwardRow } from './store';
import { awardTrail } from './trail';

/** What a new award is known by; the rest starts empty. */
export type NewAward = Pick<AwardRow, 'memberId' | 'awardType' | 'coin' | 'amount' | 'rateInfo'> &
  Partial<Pick<AwardRow, 'sourceUid' | 'refNo' | 'createdBy' | 'remark'>>;

/**
 * True for an award that needs no reviewer: the platform has made it, it is small, its member may have it, and no other one
 * is for the same.
 */
const paysItself = (db: Db, row: AwardRow): boolean =>
  row.createdBy === '' &&
  parse(row.usdtValue) < setting(db, awardAutoMax) &&
  db.members.get(row.memberId)?.status === MemberStatus.normal &&
  doublesOf(db, row).length === 0;

/** Makes an award, and pays a small one at once. */
export function addAward(db: Db, given: NewAward): AwardRow {
  const id = db.nextId(AWARD);
  const at = db.stamp();
  const { createdBy = '' } = given;
  const row: AwardRow = {
    version: 1,
    awardNo: `AW${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    usdtValue: usdtValueOf(db, given.coin, given.amount),
    sourceUid: '',
    refNo: '',
    status: AwardStatus.pending,
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    firstReviewer: '',
    paidAt: null,
    clawbackBy: '',
    clawbackAt: null,
    clawbackReason: '',
    clawbackReviewer: '',
    clawbackWaits: 0,
    createdAt: at,
    updatedAt: at,
    updatedBy: createdBy,
    remark: '',
    createdBy,
    ...given,
    amount: format(parse(given.amount)),
    id,
  };
  db.awards.set(id, row);
  addStep(db, 'award', id, { result: 'create', operatorName: createdBy, at });
  if (paysItself(db, row)) keep(db, awardTrail, row, { result: 'payOut', who: '' }, () => payAward(db, row));
  return row;
}
