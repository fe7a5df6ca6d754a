import { expect, test } from 'vitest';
import { submitAuth } from '#mocks/auth/store';
import { checkInvariants } from '#mocks/core/invariants';
import { Refusal } from '#mocks/core/refusal';
import { auth } from '@/contract/member/auth';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import type { BulkAnswer, Page, PendingCounts } from '@/api/types';
import { approve, authOf, handedIn, judge, reject, stranger, TICKED } from './auths';
import { bench, bodyFrom, requestId, signedIn } from './operator';

type MemberAuth = WireRowOf<typeof auth>;
type MemberAuthDetail = WireDetailOf<typeof auth>;

const PASSWORD = 'Demo1234';

test('an approval raises the member, leaves one line in the log and one less to do', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const row = handedIn(place);
  const waiting = async () =>
    (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data
      .realNameAuthCount;
  expect(await waiting()).toBe(12);
  const lines = place.db.operLogs.length;
  expect(await approve(who, row)).toMatchObject({ code: 0, data: { success: [row.id] } });
  expect(row).toMatchObject({ status: 2, reviewerName: 'risk001', version: 2 });
  expect(place.db.members.get(row.memberId)?.kycLevel).toBe(1);
  expect(await waiting()).toBe(11);
  expect(place.db.operLogs.slice(lines)).toMatchObject([
    { businessType: 4, targetType: 'auth', targetText: row.authNo, diff: [{ before: '1', after: '2' }] },
  ]);
  const { data } = await who.ask<MemberAuthDetail>('GET', `memberAuth/get?id=${row.id}`);
  expect(data.history.at(-1)).toMatchObject({ result: 'approve', operatorName: 'risk001' });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('no approval while one of the five boxes is not ticked', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const row = handedIn(place);
  for (const name of Object.keys(TICKED)) {
    const answer = await approve(who, row, { checklist: { ...TICKED, [name]: false } });
    expect(answer).toMatchObject({ code: 40000, data: { fields: { [name]: expect.any(String) } } });
  }
  expect((await approve(who, row, { checklist: undefined })).code).toBe(40000);
  expect(row.status).toBe(1);
});

test('what nobody can overrule is refused by name, in the language asked for', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const cases = [
    [{ birthday: '2010-05-01' }, '触发风控规则：未满 18 岁'],
    [{ birthday: '2008-11-21' }, '触发风控规则：未满 18 岁'],
    [{ docExpireAt: '2026-11-19' }, '触发风控规则：证件过期'],
    [{ countryCode: 'RU' }, '触发风控规则：地区不支持'],
  ] as const;
  for (const [given, msg] of cases) {
    const row = handedIn(place, { ...given, memberId: stranger(place) });
    const answer = await approve(who, row, { remark: '已经核对过原件' });
    expect(answer).toMatchObject({ code: 42206, msg });
  }
  // Eighteen today, and a document that is good until tonight.
  const row = handedIn(place, { birthday: '2008-11-20', docExpireAt: '2026-11-20' });
  expect((await approve(who, row)).code).toBe(0);
});

test('10010010 and 10010011 share a document: only risk may approve, and has to say why', async () => {
  const place = bench();
  const [service, risk] = [await signedIn(place, 'service01'), await signedIn(place, 'risk001')];
  const [row, other] = [authOf(place, 10), authOf(place, 11)];
  const remark = '人工核实为同卡补录';
  expect(await approve(service, row, { remark })).toMatchObject({
    code: 42206,
    msg: '触发风控规则：证件重复',
  });
  for (const short of ['', '四个字呀'])
    expect((await approve(risk, row, { remark: short })).code).toBe(42206);
  expect((await approve(risk, row, { remark })).code).toBe(0);
  expect((await reject(service, other, { rejectCodes: ['duplicate'] })).code).toBe(0);
  expect(place.db.members.get(10)?.kycLevel).toBe(1);
  expect(place.db.members.get(11)?.kycLevel).toBe(0);
});

test('what was rejected claims no document', async () => {
  const place = bench();
  const who = await signedIn(place, 'service01');
  await reject(who, authOf(place, 11), { rejectCodes: ['duplicate'] });
  expect((await approve(who, authOf(place, 10))).code).toBe(0);
});

test('a rejection wants reasons that exist, and words for another one', async () => {
  const place = bench();
  const who = await signedIn(place, 'service01');
  const row = handedIn(place);
  for (const rejectCodes of [[], ['nonsense'], ['blurry', 'nonsense']])
    expect((await reject(who, row, { rejectCodes })).code).toBe(40000);
  expect((await reject(who, row, { rejectCodes: ['other'], remark: '短' })).code).toBe(40001);
  expect((await reject(who, row, { rejectCodes: ['blurry', 'cropped'] })).code).toBe(0);
  expect(row).toMatchObject({ status: 3, rejectCodes: ['blurry', 'cropped'] });
  // The member may try again.
  const again = handedIn(place, { memberId: row.memberId });
  expect(again).toMatchObject({ status: 1, submitCount: 2 });
});

test('for good needs its own permission, a reason that is for good, and words', async () => {
  const place = bench();
  const [service, risk] = [await signedIn(place, 'service01'), await signedIn(place, 'risk001')];
  const row = handedIn(place);
  const request = { rejectCodes: ['forged'], remark: '证件为伪造件' };
  expect((await judge(service, row, request, 'rejectFinal')).code).toBe(40300);
  expect((await judge(risk, row, { ...request, rejectCodes: ['blurry'] }, 'rejectFinal')).code).toBe(40000);
  expect((await judge(risk, row, { ...request, remark: '' }, 'rejectFinal')).code).toBe(40001);
  expect((await judge(risk, row, request, 'rejectFinal')).code).toBe(0);
  expect(row.status).toBe(4);
  expect(() => handedIn(place, { memberId: row.memberId })).toThrow(Refusal);
});

test('a decided request is decided once, a stale or held one not at all', async () => {
  const place = bench();
  const [risk, service] = [await signedIn(place, 'risk001'), await signedIn(place, 'service01')];
  const row = handedIn(place);
  expect(await approve(risk, row, { version: 0 })).toMatchObject({
    code: 40900,
    data: { current: { id: row.id } },
  });
  await service.ask('POST', 'review/claim', { kind: 'auth', id: row.id });
  expect((await approve(risk, row)).code).toBe(40902);
  await service.ask('POST', 'review/release', { kind: 'auth', id: row.id });
  await approve(risk, row);
  expect(await reject(service, row)).toMatchObject({
    code: 40901,
    data: { reviewerName: 'risk001', status: 2 },
  });
  expect((await reject(service, { ...row, id: 999_999 })).code).toBe(40400);
});

test('level 2 rests on level 1, and a newer request takes the place of the older one', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const first = handedIn(place);
  const { memberId } = first;
  const advanced = {
    memberId,
    authLevel: 2,
    ocrName: 'Anna Silva',
    ocrNo: first.docNo,
    faceScore: 90,
  } as const;
  expect(() => handedIn(place, advanced)).toThrow(Refusal);
  const newer = handedIn(place, { memberId });
  expect(first.status).toBe(5);
  expect((await approve(who, first)).code).toBe(40904);
  await approve(who, newer);
  const second = handedIn(place, { ...advanced, docNo: newer.docNo });
  expect((await approve(who, second)).code).toBe(0);
  expect(place.db.members.get(memberId)?.kycLevel).toBe(2);
  expect(() => submitAuth(place.db, place.db.now(), second)).toThrow(Refusal);
});

test('a bulk rejection has one reason, tells what failed, and never approves', async () => {
  const place = bench();
  const who = await signedIn(place, 'service01');
  const rows = [handedIn(place), handedIn(place), handedIn(place)];
  const [a, b, c] = rows;
  const send = (body: object) =>
    who.ask<BulkAnswer>('POST', 'memberAuth/review', {
      ids: rows.map(({ id }) => id),
      versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
      rejectCodes: ['expired'],
      requestId: requestId(),
      ...body,
    });
  expect((await send({ result: 'approve', checklist: TICKED })).code).toBe(40000);
  await reject(who, rows[1] ?? authOf(place, 10));
  const lines = place.db.operLogs.length;
  const { code, data } = await send({ result: 'reject' });
  expect(code).toBe(0);
  expect(data).toMatchObject({ success: [a?.id, c?.id], failed: [{ id: b?.id, code: 40901 }] });
  expect(place.db.operLogs.slice(lines).map(({ targetId }) => targetId)).toEqual([
    String(a?.id),
    String(b?.id),
    String(c?.id),
  ]);
});

test('the same request id answers the same, and decides once', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const row = handedIn(place);
  const given = { requestId: requestId() };
  const first = await approve(who, row, given);
  expect(await approve(who, row, given)).toEqual(first);
  expect(row.version).toBe(2);
});

test('an approval is taken back by somebody else, with reason and password', async () => {
  const place = bench();
  const [risk, other, service] = [
    await signedIn(place, 'risk001'),
    await signedIn(place, 'risk002'),
    await signedIn(place, 'service01'),
  ];
  const row = handedIn(place);
  await approve(risk, row);
  const revoke = (who: typeof risk, body: object = {}) =>
    who.ask('PUT', 'memberAuth/revoke', {
      id: row.id,
      version: row.version,
      reason: '冒用他人证件',
      operPassword: PASSWORD,
      requestId: requestId(),
      ...body,
    });
  expect((await revoke(service)).code).toBe(40300);
  expect((await revoke(risk)).code).toBe(40903);
  expect((await revoke(other, { operPassword: 'wrong' })).code).toBe(40301);
  expect((await revoke(other, { reason: '短' })).code).toBe(40001);
  expect((await revoke(other, { version: 1 })).code).toBe(40900);
  expect((await revoke(other)).code).toBe(0);
  expect(row.status).toBe(6);
  expect(place.db.members.get(row.memberId)?.kycLevel).toBe(0);
  expect((await revoke(other)).code).toBe(40904);
});

test('level 1 stays while level 2 rests on it', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const upper = [...place.db.auths.values()].find(({ authLevel, status }) => authLevel === 2 && status === 2);
  const lower = [...place.db.auths.values()].find(
    (row) => row.memberId === upper?.memberId && row.authLevel === 1 && row.status === 2,
  );
  const request = { reason: '冒用他人证件', operPassword: PASSWORD };
  const body = { ...request, id: lower?.id, version: lower?.version, requestId: requestId() };
  expect((await who.ask('PUT', 'memberAuth/revoke', body)).code).toBe(40906);
  const above = { ...request, id: upper?.id, version: upper?.version, requestId: requestId() };
  expect((await who.ask('PUT', 'memberAuth/revoke', above)).code).toBe(0);
  expect(place.db.members.get(upper?.memberId ?? 0)?.kycLevel).toBe(1);
});

test('typing errors are mended while a request waits; numbers stay out of the trail', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const row = authOf(place, 10);
  const was = row.docNo;
  const edit = (body: object) =>
    who.ask('PUT', 'memberAuth/edit', bodyFrom(auth.calls.edit, { ...row, ...body }));
  const cases = [
    [{ realName: 'Anna' }, 'realName'],
    [{ newDocNo: '999999199104129999' }, 'newDocNo'],
    [{ birthday: '1991-02-30' }, 'birthday'],
    [{ countryCode: 'XX' }, 'countryCode'],
    [{ docType: 9 }, 'docType'],
  ] as const;
  for (const [body, name] of cases)
    expect(await edit(body)).toMatchObject({ code: 40000, data: { fields: { [name]: expect.any(String) } } });
  const taken = [...place.db.auths.values()].find(
    (other) => other.status === 2 && other.countryCode === 'CN' && other.docNo !== was,
  )?.docNo;
  expect((await edit({ newDocNo: taken })).code).toBe(40905);
  expect((await edit({ newDocNo: '11010519491231002X', realName: '王芳' })).code).toBe(0);
  expect(row).toMatchObject({ docNo: '11010519491231002X', realName: '王芳', version: 2 });
  const line = place.db.operLogs.at(-1);
  expect(line?.diff.map(({ field }) => field)).toContain('docNo');
  expect(JSON.stringify([line, place.db.steps.at(-1)])).not.toMatch(new RegExp(`11010519491231002X|${was}`));
  await approve(await signedIn(place, 'risk002'), authOf(place, 10), { remark: '' });
  expect((await edit({})).code).toBe(40904);
});

test('who may do what', async () => {
  const place = bench();
  const calls = [
    ['GET', 'memberAuth/list'],
    ['GET', 'memberAuth/get?id=10'],
    ['GET', 'memberAuth/summary'],
    ['GET', 'memberAuth/export'],
    ['POST', 'memberAuth/review'],
    ['POST', 'memberAuth/rejectFinal'],
    ['PUT', 'memberAuth/edit'],
    ['PUT', 'memberAuth/revoke'],
  ] as const;
  const mayOf = async (name: string) => {
    const who = await signedIn(place, name);
    const codes = await Promise.all(
      calls.map(
        async ([method, path]) => (await who.ask(method, path, method === 'GET' ? undefined : {})).code,
      ),
    );
    return calls
      .filter((_, index) => codes[index] !== 40300)
      .map(([, path]) => path.replace(/^memberAuth\/|\?.*/g, ''));
  };
  const read = ['list', 'get', 'summary'];
  const all = [...read, 'export', 'review', 'rejectFinal', 'edit', 'revoke'];
  expect(await mayOf('risk001')).toEqual(all);
  expect(await mayOf('service01')).toEqual([...read, 'review']);
  expect(await mayOf('auditor01')).toEqual(read);
  for (const name of ['finance01', 'operate01', 'agent01', 'common']) expect(await mayOf(name)).toEqual([]);
});

test('numbers are masked wherever a request is read, and left out of what is exported', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const { data } = await who.ask<Page<MemberAuth>>('GET', 'memberAuth/list?pageSize=1000');
  expect(data.total).toBe(place.db.auths.size);
  const plain = new Set([...place.db.auths.values()].map(({ docNo }) => docNo));
  for (const row of data.list) {
    expect(plain.has(row.docNo)).toBe(false);
    expect(row.docNo).toMatch(/^.\*+.$/);
    expect(plain.has(row.ocrNo)).toBe(false);
    expect(row).not.toHaveProperty('frontImg');
  }
  const detail = await who.ask<MemberAuthDetail>(
    'GET',
    `memberAuth/get?id=${data.list.find((row) => row.authLevel === 2)?.id}`,
  );
  expect(detail.data.frontImg).toMatch(/^data:image\/svg\+xml,/);
  expect(detail.data.docNo).toMatch(/\*{4}/);
  const text = JSON.stringify((await who.ask('GET', 'memberAuth/export')).data);
  for (const field of ['docNo', 'ocrNo', 'frontImg', 'backImg', 'holdImg'])
    expect(text).not.toContain(`"${field}"`);
});

test('who corrects a document number does not find that it matches', async () => {
  const place = bench();
  const [risk, other] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
  const row = handedIn(place);
  const { realName, countryCode, docType, birthday, docExpireAt } = row;
  const edit = (newDocNo?: string) =>
    risk.ask('PUT', 'memberAuth/edit', {
      id: row.id,
      version: row.version,
      realName,
      countryCode,
      docType,
      birthday,
      docExpireAt,
      newDocNo,
      remark: '按影像更正',
    });
  expect((await edit()).code).toBe(0);
  const waits = handedIn(place);
  expect((await judge(risk, waits, { result: 'approve', checklist: TICKED })).code).toBe(0);
  expect((await edit('E99887766')).code).toBe(0);
  const claimed = await risk.ask('POST', 'review/claim', { kind: 'auth', id: row.id });
  expect(claimed.code).toBe(40903);
  const verdict = { result: 'approve', checklist: TICKED };
  expect((await judge(risk, row, verdict)).code).toBe(40903);
  expect(row.status).toBe(1);
  const { data } = await other.ask<object>('GET', `memberAuth/get?id=${row.id}`);
  expect(data).toHaveProperty('correctedBy', 'risk001');
  expect((await judge(other, row, verdict)).code).toBe(0);
  expect(checkInvariants(place.db)).toEqual([]);
});
