import { RedeemBatchStatus } from '@/contract/campaign/redeemFlow';
import { RedeemReward } from '@/contract/campaign/redeemRules';
import { MemberStatus } from '@/contract/member/memberFlow';
import { DAY, stampOf } from '#mocks/core/time';
import { secureDraw } from '#mocks/redeem/draw';
import { makeBatch } from '#mocks/redeem/make';
import { redeem } from '#mocks/redeem/redeem';
import { codesOf } from '#mocks/redeem/rows';
import type { BatchRow } from '#mocks/redeem/rows';
import { bench, signedIn } from '../../unit/mocks/operator';
import type { Bench } from '../../unit/mocks/operator';
import { get, timed } from './asking';
import type { Question } from './asking';

/** As many codes as a batch can have, so many times. */
const BATCHES = 10;
const CODES = 10_000;

/** Of so many codes one is redeemed. */
const REDEEMED = 3;

function addBatch({ db }: Bench): BatchRow {
  const batch = makeBatch(
    db,
    {
      batchName: 'Crowd',
      rewardType: RedeemReward.coin,
      coin: 'USDT',
      amount: '1',
      couponId: '',
      codeCount: CODES,
      codeLength: 14,
      prefix: '',
      usesPerCode: 1,
      perMember: CODES,
      startAt: stampOf(db.now() - DAY),
      endAt: stampOf(db.now() + DAY),
      channel: '',
      remark: '',
      usdtValue: String(CODES),
      waitsForSecond: 0,
      createdBy: 'operate01',
    },
    secureDraw,
  );
  batch.status = RedeemBatchStatus.active;
  return batch;
}

/** Members redeem codes of a batch, one after the other, over and over. */
function redeemMany({ db }: Bench, batch: BatchRow): void {
  const members = [...db.members.values()].filter(({ status }) => status === MemberStatus.normal);
  const device = 'crowd';
  for (const [turn, { code }] of codesOf(db, batch).entries()) {
    const member = members[turn % members.length];
    if (member && turn % REDEEMED === 0)
      redeem(db, { memberId: member.id, code, ip: member.registerIp, device });
  }
}

/** What is asked, by what it is called in the table. */
function questions({ db }: Bench, batch: BatchRow): Record<string, Question> {
  const [used] = codesOf(db, batch);
  const member = db.members.get(used?.usedBy ?? 0);
  if (!used || !member) throw new Error('nobody has redeemed a code');
  const codes = (question: Record<string, string> = {}) => get('redeemCode/list', question);
  return {
    page: codes(),
    'last page': codes({ pageNum: '5000' }),
    'by batch': codes({ batchNo: batch.batchNo }),
    'by state': codes({ 'status[]': '2' }),
    'by code': ['POST', 'redeemCode/list', { code: used.code }],
    'by member': ['POST', 'redeemCode/list', { memberKeyword: member.uid }],
    'by member, chosen': codes({ memberId: String(member.id) }),
    'by address': codes({ usedIp: used.usedIp }),
    'by time of use': codes({ orderBy: 'usedAt desc' }),
    figures: get('redeemCode/summary'),
    'figures of batches': get('redeemBatch/summary'),
    batch: get('redeemBatch/get', { id: String(batch.id) }),
  };
}

/** How long the mock backend takes with 100,000 redemption codes, a third of them redeemed. */
export async function measureCodes(): Promise<Record<string, number>> {
  const place = bench();
  const batches = Array.from({ length: BATCHES }, () => addBatch(place));
  for (const batch of batches) redeemMany(place, batch);
  const [first] = batches;
  if (!first) throw new Error('there is no batch');
  const ask = await signedIn(place, 'admin');
  const figures: Record<string, number> = {};
  for (const [name, question] of Object.entries(questions(place, first)))
    figures[`100,000 codes: ${name}, ms`] = await timed(ask, question);
  return figures;
}
