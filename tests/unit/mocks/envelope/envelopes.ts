import type { Db } from '#mocks/core/db';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { isPlatformAccount } from '#mocks/core/platformAccount';
import type { Member } from '#mocks/core/rows';
import { HOUR, stampOf } from '#mocks/core/time';
import type { EnvelopeRow } from '#mocks/envelope/rows';
import type { Bench, Operator } from '../operator';

/** What an operator sends, as a form has it: 60 USDT in six random parts that anybody can claim for a day. */
export const draft = ({ db }: Bench, own: object = {}): object => ({
  type: 1,
  coin: 'USDT',
  totalAmount: '60',
  count: 6,
  condition: 0,
  greeting: { zh: '测试红包', en: 'Test', tw: '測試紅包' },
  startAt: db.stamp(),
  expireAt: stampOf(db.now() + 24 * HOUR),
  remark: '',
  operPassword: DEMO_PASSWORD,
  ...own,
});

interface Added {
  id: number;
  envelopeNo: string;
  code: string;
  waits: boolean;
}

export const add = (place: Bench, who: Operator, own: object = {}) =>
  who.ask<Added>('POST', 'redEnvelope/add', draft(place, own));

/** The stored envelope of an answer. */
export function rowOf({ db }: Bench, { id }: { id: number }): EnvelopeRow {
  const row = db.envelopes.get(id);
  if (!row) throw new Error(`there is no envelope ${id}`);
  return row;
}

/** A new envelope as it is stored. */
export async function added(place: Bench, who: Operator, own: object = {}): Promise<EnvelopeRow> {
  const { code, msg, data } = await add(place, who, own);
  if (code !== 0) throw new Error(msg);
  return rowOf(place, data);
}

export const review = (who: Operator, { id, version }: EnvelopeRow, result: string, remark = '') =>
  who.ask('POST', 'redEnvelope/review', { id, version, result, remark, operPassword: DEMO_PASSWORD });

export const cancel = (who: Operator, { id, version }: EnvelopeRow, reason = '活动提前结束') =>
  who.ask('PUT', 'redEnvelope/cancel', { id, version, reason });

/** Members who may claim, and have nothing of a story. */
export const claimers = (db: Db, fits: (member: Member) => boolean = () => true): Member[] =>
  [...db.members.values()].filter(
    (member) => member.id > 16 && member.status === 1 && !isPlatformAccount(member) && fits(member),
  );

/** A device that nobody else has. */
export const phoneOf = ({ id }: Pick<Member, 'id'>, deviceId = `phone-${id}`) => ({
  ip: '203.0.113.9',
  device: 'Android',
  deviceId,
});
