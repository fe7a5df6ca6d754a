import { expect, test } from 'vitest';
import { livesOf } from '@/contract/block/lives';
import { eyesOf, isOfTwo } from '@/domain/eyes/eyes';
import { resources } from '@/domain/resource/resources';
import { bench, signedIn } from './operator';

const MOST = 60;

test('of whoever has had a part in a record, it is known when', async () => {
  const who = await signedIn(bench(), 'admin');
  const timeless = new Set<string>();
  const seen = new Set<string>();
  for (const living of resources.flatMap(livesOf).filter(isOfTwo)) {
    const { list, get } = living.calls;
    if (!list || !get) continue;
    const page = { pageNum: 1, pageSize: MOST };
    const { data } =
      list.method === 'GET'
        ? await who.ask<{ list: { id: number }[] }>('GET', `${list.path}?pageNum=1&pageSize=${MOST}`)
        : await who.ask<{ list: { id: number }[] }>('POST', list.path, page);
    for (const { id } of data.list) {
      const record = (await who.ask<object>('GET', `${get.path}?id=${id}`)).data;
      for (const { part, at } of eyesOf(living, record))
        (at === '' ? timeless : seen).add(`${living.name}.${part}`);
    }
  }
  expect([...timeless]).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
});
