import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { toQuery } from '@/api/query';
import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { strictShape } from '@/contract/field/strict';
import { deals, flow, market, prices, vault } from '@/contract/shell/board';
import { getDictData } from '@/contract/shell/dict';
import { overview, todo, trend } from '@/contract/shell/home';
import { alerts } from '@/contract/shell/homeAlerts';
import { feeds, myDay, topCoins } from '@/contract/shell/homeDesk';
import { options } from '@/contract/shell/options';
import { pending } from '@/contract/shell/pending';
import { getPersonalInfo } from '@/contract/shell/personal';
import { reveal } from '@/contract/shell/reveal';
import { claim, claims, next } from '@/contract/shell/review';
import { search } from '@/contract/shell/search';
import { captcha, getUserMenus, login, qrStatus, qrTicket, smsCode } from '@/contract/shell/session';
import { bench, credentials, operator, signedIn } from '../mocks/operator';
import type { Bench, Operator } from '../mocks/operator';

let place: Bench;
let admin: Operator;

beforeAll(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
});

const isField = (answer: Shape | Field): answer is Field => typeof answer.kind === 'string';

/** What is wrong with an answer. @throws Error for a refusal */
async function flaws({ method, path, answer = {} }: Call, given: object, who = admin): Promise<string[]> {
  const { code, msg, data } = await (method === 'GET'
    ? who.ask<unknown>(method, `${path}?${toQuery(given)}`)
    : who.ask<unknown>(method, path, given));
  if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
  const { issues = [] } = v.safeParse(isField(answer) ? answer.strict : strictShape(answer), data);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

const REASON = 'a question of a customer';

const asked: readonly (readonly [call: Call, given: object])[] = [
  [overview, {}],
  [todo, {}],
  [trend, { metric: 'member', range: 7 }],
  [trend, { metric: 'money', range: 30 }],
  [trend, { metric: 'money', range: 7, coin: 'USDT', unit: 'count' }],
  [alerts, {}],
  [myDay, {}],
  [topCoins, {}],
  [feeds, {}],
  [market, { part: 'market' }],
  [prices, { part: 'prices', symbol: 'BTCUSDT' }],
  [deals, { part: 'deals' }],
  [flow, { part: 'flow' }],
  [vault, { part: 'vault' }],
  [getDictData, { dictType: 'biz_withdraw_status' }],
  [getDictData, { dictType: 'no_such_type' }],
  [options, { type: 'coin,chain,walletCode,channel,role,dept,post,admin,tag', pageSize: 10_000 }],
  [pending, { Type: 1 }],
  [search, { keyword: 'R2026' }],
  [claim, { kind: 'withdraw', id: '12' }],
  [next, { kind: 'withdraw', sort: 'riskiest' }],
  [claims, { kind: 'withdraw' }],
  [reveal, { resource: 'member', id: '12', field: 'account', reason: REASON }],
  [getUserMenus, {}],
  [getPersonalInfo, {}],
];

test.each(asked)('$path answers what is described', async (call, given) => {
  // What is claimed has to wait.
  const [waiting] = [...place.db.withdraws.values()].filter(({ status }) => status === 1);
  const body = call === claim ? { ...given, id: waiting?.id } : given;
  expect(await flaws(call, body)).toEqual([]);
});

test('the calls before a session answer what is described', async () => {
  const stranger = operator(place.handlers);
  expect(await flaws(captcha, {}, stranger)).toEqual([]);
  expect(await flaws(login, await credentials(place, 'admin'), stranger)).toEqual([]);
  expect(await flaws(smsCode, { mobile: '13800000000' }, stranger)).toEqual([]);
  expect(await flaws(qrTicket, {}, stranger)).toEqual([]);
  expect(await flaws(qrStatus, { ticket: 'none' }, stranger)).toEqual([]);
});
