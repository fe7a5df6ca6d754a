import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallResult } from '../../tools/conform/report';
import { conform } from '../../tools/conform/run';
import { otherServer } from './otherServer/server';
import { PASSWORD } from './otherServer/session';

const IMPLEMENTED = [
  'POST cwManage/chargeLogList',
  'GET memberRechargeLog/get',
  'POST cwManage/chargeLogSummary',
  'POST cwManage/chargeLogReview',
  'GET memberAssetAdjust/list',
  'POST memberAssetAdjust/list',
  'GET memberAssetAdjust/summary',
  'POST memberAssetAdjust/summary',
  'GET memberAssetAdjust/export',
  'POST memberAssetAdjust/export',
  'GET memberAssetAdjust/get',
  'POST memberAssetAdjust/add',
  'POST memberAssetAdjust/review',
  'PUT memberAssetAdjust/cancel',
  'GET memberAuth/list',
  'POST memberAuth/list',
  'POST user/verifyPassword',
  'GET dict/data/getDictData',
  'GET home/overview',
  'GET home/todo',
  'GET home/trend',
  'POST cwManage/rechargeWithdrawReview',
  'POST review/claim',
  'POST review/release',
  'POST review/next',
  'GET review/claims',
  'GET pub/captcha/get',
  'POST login',
  'GET user/getUserMenus',
  'GET logout',
];

const server = otherServer((_, response) => void response.writeHead(404).end());
let results: CallResult[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = (userName: string) => ({ userName, password: PASSWORD });
  results = await conform({ origin, users: [of('boss'), of('clerk'), of('second')], write: true });
}, 300_000);

afterAll(() => server.close());

test('a server written from the documents alone keeps to the contract in what it has', () => {
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

test('it is short, and shares no code with the console or its mock backend', () => {
  const sources = import.meta.glob<string>('./otherServer/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const lines = Object.values(sources).flatMap((text) => text.trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(760);
  const imports = lines.flatMap((line) => /from '([^']+)'/.exec(line)?.[1] ?? []);
  expect(imports.filter((name) => !/^(\.\/\w+|node:\w+|ajv\/dist\/2020\.js)$/.test(name))).toEqual([]);
});

test('what it does not have is named as lacking', () => {
  const present = results.filter(({ lacking }) => !lacking).map(({ route }) => route);
  expect(present.sort()).toEqual([...IMPLEMENTED].sort());
  expect(results.length - present.length).toBeGreaterThan(100);
});
