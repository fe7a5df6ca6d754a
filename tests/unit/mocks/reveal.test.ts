import { expect, test } from 'vitest';
import { authOf } from './auths';
import { bench, signedIn } from './operator';

const place = bench();
const reason = '核对会员来电信息';
const lines = () => place.db.operLogs.filter(({ businessType }) => businessType === 9);

test('a masked field is read in full with a reason, and the log knows who, what and why, but not the value', async () => {
  const who = await signedIn(place, 'service01');
  const { docNo, authNo } = authOf(place, 10);
  const answer = await who.ask('POST', 'common/reveal', { resource: 'auth', id: 10, field: 'docNo', reason });
  expect(answer).toMatchObject({ code: 0, data: { value: docNo } });
  expect(lines()).toMatchObject([
    {
      operName: 'service01',
      targetType: 'auth',
      targetId: '10',
      targetText: `${authNo} docNo`,
      reason,
      status: 1,
    },
  ]);
  expect(JSON.stringify(lines())).not.toContain(docNo);
});

test('account, phone and e-mail of a member can be read', async () => {
  const who = await signedIn(place, 'finance01');
  const member = place.db.members.get(20);
  for (const field of ['account', 'phone', 'email'] as const) {
    const answer = await who.ask('POST', 'common/reveal', { resource: 'member', id: 20, field, reason });
    expect(answer).toMatchObject({ code: 0, data: { value: member?.[field] } });
  }
});

test.each([
  ['a short reason', 'risk001', { reason: '四个字呀' }, 40001],
  ['no reason', 'risk001', { reason: undefined }, 40001],
  ['an unknown resource', 'risk001', { resource: 'user' }, 40000],
  ['a field that is not masked', 'risk001', { field: 'realName' }, 40000],
  ['a field every object has', 'risk001', { field: 'constructor' }, 40000],
  ['a record that is not there', 'risk001', { id: 999_999 }, 40400],
  ['a screen one cannot see', 'finance01', {}, 40300],
  ['an auditor', 'auditor01', {}, 40300],
  ['an agent', 'agent01', { resource: 'member', field: 'phone', id: 15 }, 40300],
])('refused: %s', async (_, name, body, code) => {
  const who = await signedIn(place, name);
  const before = lines().length;
  const request = { resource: 'auth', id: 10, field: 'docNo', reason, ...body };
  expect((await who.ask('POST', 'common/reveal', request)).code).toBe(code);
  expect(lines().slice(before)).toMatchObject([{ errorCode: code, status: 0 }]);
});

test('the operation log keeps neither phone, e-mail nor account of a member', async () => {
  const own = bench();
  const [service, auditor] = [await signedIn(own, 'service01'), await signedIn(own, 'auditor01')];
  const plain = { email: 'new.reader@example.com', phone: '13900139001' };
  const { nickname, countryCode, language, memberType, level, remark, version } =
    own.db.members.get(40) ?? {};
  const traits = { nickname, countryCode, language, memberType, level, remark };
  const body = { ...traits, ...plain, riskLevel: 1, id: 40, version };
  const edited = await service.ask('PUT', 'member/edit', body);
  const added = await service.ask('POST', 'member/add', { ...traits, account: '13900139002' });
  expect([edited.code, added.code]).toEqual([0, 0]);
  const { data } = await auditor.ask<{ list: { operParam: string }[] }>('GET', 'operLog/list?pageSize=2');
  const said = data.list.map(({ operParam }) => operParam).join(' ');
  expect(said).toContain('"email":"ne***@example.com"');
  expect(said).toContain('"phone":"139****9001"');
  expect(said).toContain('"account":"139****9002"');
  for (const { operParam, diff } of own.db.operLogs) {
    expect(operParam + JSON.stringify(diff)).not.toMatch(/new\.reader@|1390013900/);
  }
});
