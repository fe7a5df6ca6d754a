import type { award } from '@/contract/campaign/award';
import type { WireShape } from '@/contract/field/field';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import { addAward } from '#mocks/award/make';
import { AwardType } from '@/contract/campaign/award';
import type { AwardRow } from '#mocks/award/store';
import type { Db } from '#mocks/core/db';
import { requestId } from '../operator';
import type { Operator } from '../operator';

/** A member who is not in the stories and has nothing against them. */
export const MEMBER = 40;

/** An award that an operator handed out, so that it waits for a review. */
export const handedOut = (
  db: Db,
  given: { amount?: string; memberId?: number; refNo?: string } = {},
): AwardRow =>
  addAward(db, {
    memberId: MEMBER,
    awardType: AwardType.manual,
    coin: 'USDT',
    amount: '20',
    rateInfo: { zh: '补发', en: 'Late', tw: '補發' },
    createdBy: 'operate01',
    ...given,
  });

/** One that is paid by itself. */
export function paidAward(db: Db, amount = '20'): AwardRow {
  const row = addAward(db, {
    memberId: MEMBER,
    awardType: AwardType.signUp,
    coin: 'USDT',
    amount,
    rateInfo: { zh: '注册', en: 'Sign-up', tw: '註冊' },
  });
  if (row.status !== AwardStatus.paid) throw new Error('it waits');
  return row;
}

export const reviewAwards = (who: Operator, rows: readonly AwardRow[], given: object = {}) =>
  who.ask<{ success: number[]; failed: { id: number; code: number; msg: string }[] } | null>(
    'POST',
    'award/review',
    {
      ids: rows.map(({ id }) => id),
      versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
      result: 'approve',
      remark: '',
      operPassword: 'Demo1234',
      requestId: requestId(),
      ...given,
    },
  );

export const askBack = (who: Operator, { id, version }: AwardRow, headers: Record<string, string> = {}) =>
  who.ask(
    'POST',
    'award/clawback',
    { id, version, reason: '同一设备重复领取', operPassword: 'Demo1234', requestId: requestId() },
    headers,
  );

export const reviewBack = (who: Operator, { id, version }: AwardRow, given: object = {}) =>
  who.ask('POST', 'award/clawbackReview', {
    id,
    version,
    result: 'approve',
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...given,
  });

export const previewBack = (who: Operator, { id }: AwardRow) =>
  who.ask<WireShape<typeof award.calls.clawbackPreview.answer>>('GET', `award/clawbackPreview?id=${id}`);
