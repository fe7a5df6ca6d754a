import { beforeAll, expect, test } from 'vitest';
import type { WireShape } from '@/contract/field/field';
import type { searchHit } from '@/contract/shell/search';
import { bench, signedIn } from './operator';
import type { Bench } from './operator';

type SearchHit = WireShape<typeof searchHit>;

let place: Bench;

beforeAll(() => {
  place = bench();
});

const find = async (userName: string, keyword: string): Promise<SearchHit[]> => {
  const who = await signedIn(place, userName);
  const { code, data } = await who.ask<SearchHit[]>('POST', 'common/search', { keyword });
  expect(code).toBe(0);
  return data;
};

test('a UID and a whole e-mail lead to the member', async () => {
  for (const keyword of ['10010001', place.db.members.get(1)?.account ?? '']) {
    expect(await find('admin', keyword)).toContainEqual({
      kind: 'member',
      id: 1,
      title: '10010001',
      sub: 'north.whale',
      filter: 'memberId',
    });
  }
});

test('a number, an address and a hash lead to the screen with the filter set', async () => {
  const row = [...place.db.recharges.values()].find(({ txHash, status }) => txHash !== '' && status === 2);
  if (!row) throw new Error('no recharge with a hash');
  const [byNumber] = await find('finance01', row.orderNo.toLowerCase());
  expect(byNumber).toMatchObject({
    kind: 'recharge',
    id: row.id,
    title: row.orderNo,
    filter: 'orderNo',
  });
  const byHash = await find('finance01', row.txHash);
  expect(byHash).toContainEqual(expect.objectContaining({ filter: 'txHash', title: row.txHash }));
  const byAddress = await find('finance01', row.toAddress);
  const paths = byAddress.map(({ kind, filter, title }) => `${kind} ${filter} ${title}`);
  expect(paths).toContain(`recharge toAddress ${row.toAddress}`);
  expect(new Set(paths).size).toBe(paths.length);
});

test('an address leads to the rule about it, and a UID to the tutor who is bound to it', async () => {
  const [rule] = await find('risk001', '100.64.18');
  expect(rule).toMatchObject({ kind: 'ipRule', title: '100.64.18.0/24', filter: 'value' });
  const tutor = [...place.db.tutors.values()].find(({ bindUid, deleted }) => bindUid !== '' && !deleted);
  expect(await find('operate01', tutor?.bindUid ?? '')).toContainEqual({
    kind: 'tutor',
    id: tutor?.id,
    title: tutor?.bindUid,
    sub: tutor?.name.zh,
    filter: 'bindUid',
  });
});

test('at most eight, and nothing for what nobody has', async () => {
  expect(await find('admin', '1001')).toHaveLength(8);
  expect(await find('admin', 'nothing-like-this')).toEqual([]);
});

test('part of what is masked finds nobody', async () => {
  const { account = '' } = place.db.members.get(1) ?? {};
  for (const part of ['example.com', account.slice(0, -1), account.slice(1)]) {
    expect((await find('admin', part)).filter(({ kind }) => kind === 'member')).toEqual([]);
  }
});

test.each(['1001', 'R2026'])('agent01 finds only his team by %s', async (keyword) => {
  const hits = await find('agent01', keyword);
  const owners = hits.map(({ kind, id }) =>
    kind === 'member'
      ? Number(id)
      : kind === 'recharge'
        ? place.db.recharges.get(Number(id))?.memberId
        : undefined,
  );
  expect(owners.length).toBeGreaterThan(0);
  for (const owner of owners) expect(place.db.members.get(owner ?? 0)?.teamPath).toContain('/15/');
});

test('kinds one may not list are not answered, and who may list nothing finds nothing', async () => {
  const auth = [...place.db.auths.values()][0]?.authNo ?? '';
  expect(await find('finance01', auth)).toEqual([]);
  expect((await find('operate01', '1001')).map(({ kind }) => kind)).not.toContain('recharge');
  expect(await find('common', '10010001')).toEqual([]);
});

test('three characters are no question', async () => {
  const who = await signedIn(place, 'admin');
  expect((await who.ask('POST', 'common/search', { keyword: '100' })).code).toBe(40000);
});
