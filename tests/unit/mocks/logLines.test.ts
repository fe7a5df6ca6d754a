import { expect, test } from 'vitest';
import type { OperLog } from '#mocks/core/systemRows';
import { memberOf, putMany } from './memberDesk';
import { bench, signedIn } from './operator';
import { review, waiting } from './recharges';

const brief = ({ targetType, targetId, status, errorCode }: OperLog) => [
  targetType,
  targetId,
  status,
  errorCode,
];

test('each record of a bulk action has its line in the log, refused or not', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'risk001');
  const reason = '异常登录核查';
  memberOf(place, 41).memberType = 3;
  const [open, platform, closed] = [memberOf(place, 40), memberOf(place, 41), memberOf(place, 16)];
  await putMany(who, 'freeze', [open, platform, closed], { reason });
  expect(db.operLogs.slice(-3).map(brief)).toEqual([
    ['member', '40', 1, 0],
    ['member', '41', 0, 40303],
    ['member', '16', 0, 40904],
  ]);
  expect(db.operLogs.at(-2)).toMatchObject({ operName: 'risk001', reason, diff: [] });
  const count = db.operLogs.length;
  expect((await putMany(who, 'freeze', [platform, closed], { reason })).code).toBe(40303);
  expect(db.operLogs.slice(count).map(brief)).toEqual([
    ['member', '41', 0, 40303],
    ['member', '16', 0, 40904],
  ]);
});

test('a bulk review leaves a line for what it could not approve', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const [one, flagged] = [waiting(place), waiting(place, { riskFlags: ['R01'] })];
  await review(who, one, {
    id: undefined,
    ids: [one.id, flagged.id],
    versions: { [one.id]: 1, [flagged.id]: 1 },
    result: 'approve',
  });
  expect(place.db.operLogs.slice(-2).map(brief)).toEqual([
    ['recharge', String(one.id), 1, 0],
    ['recharge', String(flagged.id), 0, 42206],
  ]);
});

test.each([
  ['member', 'phone=13911112222', '139****2222'],
  ['member', 'email=some.one@example.com', 'so***@example.com'],
  ['memberAsset', 'memberKeyword=13911112222', '139****2222'],
  ['memberAsset', 'memberKeyword=some.one@example.com', 'so***@example.com'],
  ['memberAsset', 'memberKeyword=1391111', '*******'],
  ['memberAsset', 'memberKeyword=10010016', '10010016'],
  ['memberAsset', 'memberKeyword=north.whale', 'north.whale'],
  ['memberAuth', 'docNo=310101199104120011', '******'],
])('an export of %s by %s is logged by %s', async (resource, filter, logged) => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const [name = '', value] = filter.split('=');
  expect((await who.ask('POST', `${resource}/export`, { [name]: value })).code).toBe(0);
  expect(JSON.parse(place.db.operLogs.at(-1)?.operParam ?? '')).toEqual({ [name]: logged });
});
