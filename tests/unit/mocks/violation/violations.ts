import type { Db } from '#mocks/core/db';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { isPlatformAccount } from '#mocks/core/platformAccount';
import type { Member } from '#mocks/core/rows';
import type { ViolationRow } from '#mocks/violation/store';
import type { Bench, Operator } from '../operator';

/** A normal member whom nothing holds, and who has had no violation. */
export function innocent(db: Db, fits: (member: Member) => boolean = () => true): Member {
  const accused = new Set([...db.violations.values()].map(({ memberId }) => memberId));
  const member = [...db.members.values()].find(
    (one) =>
      one.id > 16 &&
      one.status === 1 &&
      one.memberType === 1 &&
      one.canLogin + one.canTrade + one.canWithdraw + one.canTransfer === 4 &&
      !isPlatformAccount(one) &&
      !accused.has(one.id) &&
      fits(one),
  );
  if (!member) throw new Error('everybody has done something');
  return member;
}

/** The type of the first violation there is. */
const someType = (db: Db) => [...db.violations.values()][0]?.type ?? '';

export const record = ({ db }: Bench, who: Operator, memberId: number, own: object = {}) =>
  who.ask<{ id: number; violationNo: string }>('POST', 'violation/add', {
    memberId,
    type: someType(db),
    severity: 1,
    description: '同一设备登录多个账户，并互相对敲成交以获取手续费返还。',
    ...own,
  });

/** A new violation as it is stored. */
export async function recorded(
  place: Bench,
  who: Operator,
  memberId: number,
  own: object = {},
): Promise<ViolationRow> {
  const { code, msg, data } = await record(place, who, memberId, own);
  if (code !== 0) throw new Error(msg);
  const row = place.db.violations.get(data.id);
  if (!row) throw new Error(`there is no violation ${data.id}`);
  return row;
}

export const handle = (who: Operator, { id, version }: ViolationRow, own: object = {}) =>
  who.ask('POST', 'violation/handle', {
    id,
    version,
    result: 'approve',
    remark: '证据充分，按规定处罚',
    penalties: ['noWithdraw'],
    operPassword: DEMO_PASSWORD,
    ...own,
  });

export const appeal = (who: Operator, { id, version }: ViolationRow) =>
  who.ask('PUT', 'violation/appeal', { id, version, reason: '会员来电称并非本人操作' });

export const revoke = (who: Operator, { id, version }: ViolationRow, result = 'approve') =>
  who.ask('POST', 'violation/revoke', {
    id,
    version,
    result,
    reason: '复核后认为证据不足',
    operPassword: DEMO_PASSWORD,
  });
