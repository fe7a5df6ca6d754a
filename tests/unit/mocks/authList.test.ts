import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compared, isDocumentNo, isRealName, maskedNo } from '#mocks/core/documentNo';
import type { auth } from '@/contract/member/auth';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { Page } from '@/api/types';
import { authOf } from './auths';
import { askInBody, bench, signedIn } from './operator';

type MemberAuth = WireRowOf<typeof auth>;
type MemberAuthDetail = WireDetailOf<typeof auth>;
type AuthSummary = WireSummaryOf<typeof auth>;

const place = bench();
const who = await signedIn(place, 'risk001');

const list = async (query: string) =>
  (await askInBody<Page<MemberAuth>>(who, `memberAuth/list?pageSize=1000&${query}`)).data.list;

test('each filter leaves what it says, and not nothing', async () => {
  const twin = authOf(place, 10);
  const cases: [query: string, holds: (row: MemberAuth) => boolean][] = [
    ['status[]=1', ({ status }) => status === 1],
    ['authLevel=2', ({ authLevel }) => authLevel === 2],
    [`authNo=${twin.authNo}`, ({ id }) => id === 10],
    [`docNo=${twin.docNo}`, ({ id }) => id === 10 || id === 11],
    [`realName=${twin.realName}`, ({ realName }) => realName.includes(twin.realName)],
    ['countryCode[]=CN', ({ countryCode }) => countryCode === 'CN'],
    ['docType=1', ({ docType }) => docType === 1],
    ['ocrMatch=0', ({ ocrMatch }) => ocrMatch === 0],
    [
      'faceScoreMin=70&faceScoreMax=84',
      ({ faceScore }) => faceScore !== null && faceScore >= 70 && faceScore <= 84,
    ],
    ['dupCount=1', ({ dupCount }) => dupCount > 0],
    [
      'rejectCodes[]=blurry&rejectCodes[]=forged',
      ({ rejectCodes }) => rejectCodes.some((code) => ['blurry', 'forged'].includes(code)),
    ],
    ['reviewerName=risk001', ({ reviewerName }) => reviewerName === 'risk001'],
    ['memberId=10', ({ memberId }) => memberId === 10],
    ['memberKeyword=10010011', ({ uid }) => uid === '10010011'],
    ['level=2', ({ level }) => level === 2],
    ['memberType=1', ({ memberType }) => memberType === 1],
  ];
  for (const [query, holds] of cases) {
    const rows = await list(query);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(place.db.auths.size);
    expect(rows.filter((row) => !holds(row))).toEqual([]);
  }
});

test('the two of one document name each other', async () => {
  const { data } = await who.ask<MemberAuthDetail>('GET', 'memberAuth/get?id=10');
  expect(data).toMatchObject({
    dupCount: 1,
    findings: ['duplicate'],
    authLevel: 1,
    frontImg: '',
    faceScore: null,
    ocrMatch: null,
  });
  expect(data.duplicates).toMatchObject([{ id: 11, uid: '10010011', status: 1 }]);
});

test('the longest waiting come first when asked, those decided last', async () => {
  const rows = await list('orderBy=waitMinutes desc');
  const waits = rows.map(({ waitMinutes }) => waitMinutes ?? -1);
  expect(waits).toEqual(waits.toSorted((a, b) => b - a));
  expect(waits[0]).toBe(172);
  expect(
    (await list('status[]=1')).map(({ waitMinutes }) => waitMinutes ?? 0).toSorted((a, b) => a - b)[0],
  ).toBe(2);
});

test('figures cover the whole filter, counts by status every status', async () => {
  const { data } = await who.ask<AuthSummary>('GET', 'memberAuth/summary?status[]=1');
  expect(data.byStatus).toEqual({ 1: 11, 2: 352, 3: 49, 4: 6, 5: 17, 6: 4, 7: 0 });
  expect(data.pending).toBe(11);
  expect(data.approvedToday).toBeGreaterThan(0);
  expect(data.passRate).toMatch(/^\d+\.\d$/);
  expect(data.medianWaitMinutes).toMatch(/^\d+\.\d$/);
  const nobody = await askInBody<AuthSummary>(who, 'memberAuth/summary?memberKeyword=nobody');
  expect(nobody.data).toMatchObject({ pending: 0, passRate: null, medianWaitMinutes: null });
});

test('a mask shows the ends, a comparison only what differs', () => {
  expect(maskedNo('310101199104120011')).toBe('3****************1');
  expect(maskedNo('abc')).toBe('***');
  expect(compared('E1234567', 'E1239567')).toEqual(['E***4**7', 'E***9**7']);
  expect(compared('E1234567', '')).toEqual(['E******7', '']);
  const no = fc.stringMatching(/^\d{6,20}$/);
  fc.assert(
    fc.property(no, (text) => {
      const [given, read] = compared(text, text);
      expect([given, read]).toEqual([maskedNo(text), maskedNo(text)]);
    }),
  );
});

test('numbers and names fit their country', () => {
  expect(isDocumentNo('CN', 1, '11010519491231002X')).toBe(true);
  expect(isDocumentNo('CN', 1, '110105194912310021')).toBe(false);
  expect(isDocumentNo('DE', 2, 'C01X00T47')).toBe(true);
  expect(isDocumentNo('DE', 2, 'a b')).toBe(false);
  expect(isRealName('CN', '阿卜杜拉·买买提')).toBe(true);
  expect(isRealName('CN', 'Anna')).toBe(false);
  expect(isRealName('IE', "Mary-Jane O'Neil")).toBe(true);
  expect(isRealName('IE', 'R2D2')).toBe(false);
});
