import { expect, test } from 'vitest';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import { obstacleToClosing } from '#mocks/core/closing';
import { stampOf } from '#mocks/core/time';
import { refusals } from '#mocks/violation/refusals';
import { bench, signedIn } from '../operator';
import { appeal, handle, innocent, record, recorded, revoke } from './violations';

const place = bench();
const { db } = place;
const service = await signedIn(place, 'service01');
const first = await signedIn(place, 'risk001');
const admin = await signedIn(place, 'admin');
const other = await signedIn(place, 'admin02');

test('46 violations are there, of which six wait and two are appealed against', () => {
  const rows = [...db.violations.values()];
  const having = (status: number) => rows.filter((row) => row.status === status).length;
  expect([rows.length, having(ViolationStatus.pending), having(ViolationStatus.appealed)]).toEqual([
    46, 6, 2,
  ]);
});

test.each([
  ['a UID that nobody has', { relatedUids: ['99999999'] }, 'relatedUids'],
  ['a number that nothing has', { relatedNos: ['NOPE'] }, 'relatedNos'],
  ['a severity that does not exist', { severity: 9 }, 'severity'],
  ['a type that does not exist', { type: 'nope' }, 'type'],
])('%s is not recorded', async (_, own, field) => {
  const { code, data } = await record(place, service, innocent(db).id, own);
  expect(code).toBe(40000);
  expect(JSON.stringify(data)).toContain(field);
});

test('the member cannot be related to themselves, and a closed account takes no violation', async () => {
  const member = innocent(db);
  expect((await record(place, service, member.id, { relatedUids: [member.uid] })).code).toBe(40000);
  const closed = [...db.members.values()].find(({ status }) => status === 3);
  expect((await record(place, service, closed?.id ?? 0)).code).toBe(40904);
});

test('a finding about several members is a record of each, which names the others; who cannot have one is told', async () => {
  const [one, other] = [innocent(db), innocent(db, ({ id }) => id !== innocent(db).id)];
  const closed = [...db.members.values()].find(({ status }) => status === 3);
  const before = db.violations.size;
  const body = {
    memberIds: [one.id, other.id, closed?.id],
    type: [...db.violations.values()][0]?.type,
    severity: 2,
    description: '多个账户使用同一设备和提现地址，集中领取新人奖励后提现。',
    relatedUids: [one.uid, other.uid],
    requestId: 'ring-of-several',
  };
  const { code, data } = await service.ask('POST', 'violation/addMany', body);
  expect(code).toBe(0);
  expect(data).toMatchObject({
    success: [one.id, other.id],
    failed: [{ id: closed?.id, code: 40904 }],
  });
  const made = [...db.violations.values()].slice(before);
  expect(made.map(({ memberId, relatedUids, createdBy }) => [memberId, relatedUids, createdBy])).toEqual([
    [one.id, [other.uid], 'service01'],
    [other.id, [one.uid], 'service01'],
  ]);
  // The same wish again makes no more of them.
  expect((await service.ask('POST', 'violation/addMany', body)).code).toBe(0);
  expect(db.violations.size).toBe(before + 2);
});

test('service records and neither decides nor enters appeals; an auditor does nothing of it', async () => {
  const row = await recorded(place, service, innocent(db).id);
  expect((await handle(service, row)).code).toBe(40300);
  expect((await appeal(service, row)).code).toBe(40300);
  expect((await revoke(service, row)).code).toBe(40300);
  const auditor = await signedIn(place, 'auditor01');
  expect((await record(place, auditor, row.memberId)).code).toBe(40300);
});

test('nobody decides about what they recorded, and nobody revokes what they confirmed', async () => {
  const row = await recorded(place, first, innocent(db).id);
  expect((await handle(first, row)).code).toBe(40903);
  expect((await handle(admin, row)).code).toBe(0);
  expect((await revoke(admin, row)).code).toBe(40903);
  expect((await revoke(other, row, 'reject')).code).toBe(40904);
  expect((await appeal(first, row)).code).toBe(0);
  expect((await revoke(other, row, 'reject')).code).toBe(0);
  expect(row.status).toBe(ViolationStatus.confirmed);
});

test('a confirmation takes a penalty, an end in the future, the own password and the version that was seen', async () => {
  const row = await recorded(place, service, innocent(db).id);
  expect((await handle(first, row, { penalties: [] })).code).toBe(40000);
  expect((await handle(first, row, { penaltyUntil: stampOf(db.now() - 1000) })).code).toBe(42207);
  expect((await handle(first, row, { operPassword: 'wrong' })).code).not.toBe(0);
  expect((await handle(first, row, { version: row.version + 1 })).code).toBe(40900);
  expect(row.status).toBe(ViolationStatus.pending);
});

test('a severe violation takes two operators who confirm the same', async () => {
  const member = innocent(db);
  const row = await recorded(place, service, member.id, { severity: 3 });
  expect((await handle(first, row, { penalties: ['freeze'] })).code).toBe(0);
  expect(row).toMatchObject({ status: ViolationStatus.pending, firstReviewer: 'risk001' });
  expect(member.status).toBe(1);
  expect((await handle(first, row, { penalties: ['freeze'] })).code).toBe(40903);
  // The second one wants something else, which another one has to confirm.
  expect((await handle(admin, row, { penalties: ['noTrade'] })).code).toBe(0);
  expect(row).toMatchObject({ status: ViolationStatus.pending, firstReviewer: 'admin' });
  expect((await handle(other, row, { penalties: ['noTrade'] })).code).toBe(0);
  expect(row).toMatchObject({ status: ViolationStatus.confirmed, reviewerName: 'admin02' });
  expect(member).toMatchObject({ status: 1, canTrade: 0 });
});

test('a first confirmation does not count any more when the record is put right', async () => {
  const row = await recorded(place, service, innocent(db).id, { severity: 3 });
  await handle(first, row, { penalties: ['freeze'] });
  const { id, version, type } = row;
  const body = { id, version, type, severity: 3, description: '补充：对敲成交共 14 笔，返佣合计 320 USDT。' };
  expect((await admin.ask('PUT', 'violation/edit', body)).code).toBe(0);
  expect(row).toMatchObject({ firstReviewer: '', penalties: [] });
});

test('an account with a violation that waits is not closed', async () => {
  const member = innocent(db, ({ id }) => obstacleToClosing(db, id) === undefined);
  await recorded(place, service, member.id);
  expect(obstacleToClosing(db, member.id)).toBe(refusals.violationOpen);
});
