import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { bench, requestId, signedIn } from './operator';

test('what was done with a password is told again to whoever sends the right one, and done once', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const draft = {
    memberId: 30,
    accountType: 1,
    coin: 'USDT',
    amount: '1',
    manualReason: 'missed',
    remark: '漏单补入核实',
    requestId: requestId(),
  };
  const add = (operPassword?: string) => who.ask('POST', 'cwManage/chargeLogAdd', { ...draft, operPassword });
  const first = await add(DEMO_PASSWORD);
  const { size } = place.db.recharges;
  expect(first.code).toBe(0);
  expect((await add('wrong')).code).toBe(40301);
  expect((await add()).code).toBe(40000);
  expect(await add(DEMO_PASSWORD)).toEqual(first);
  expect(place.db.recharges.size).toBe(size);
});

test.each(['[', '{"a":'])('a body of five thousand %s is refused, and nothing breaks', async (opening) => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const closing = opening === '[' ? ']' : '}';
  const deep = new Request('http://localhost/admin/api/v2/sitebkd/personal/edit', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: `{"remark":${opening.repeat(5000)}0${closing.repeat(5000)}}`,
  });
  expect(await (await getResponse(place.handlers, deep))?.json()).toMatchObject({ code: 40000 });
  expect((await who.ask('PUT', 'personal/edit', { remark: 'flat' })).code).toBe(0);
});
