import { expect, test } from 'vitest';
import { audit } from '@/contract/block/audit';
import { identity } from '@/contract/block/identity';
import { post, put } from '@/contract/call';
import { flag } from '@/contract/field/numbers';
import { masked, text } from '@/contract/field/texts';
import { defineResource } from '@/contract/resource';
import type { WireRowOf } from '@/contract/resource';
import { lists, removes } from '@/contract/standard';
import { plainHandlers } from '#mocks/core/plain';
import type { PlainRow } from '#mocks/core/plain';
import { describedResources } from '../../../tools/contract/described';
import { bench, signedIn } from './operator';

/** People who are called by what identifies them. */
const guest = defineResource({
  name: 'post',
  title: 'phone',
  row: { ...identity, phone: masked(), room: text(), status: flag('sys_normal_disable'), ...audit },
  unique: ['phone'],
  calls: {
    ...lists('guest'),
    ...removes('guest'),
    add: post('guest/add', { body: { phone: text({ max: 20 }), room: text() }, refusals: ['notUnique'] }),
    edit: put('guest/edit', { body: { ...identity, phone: text({ max: 20 }), room: text() } }),
  },
});

type GuestRow = PlainRow & Omit<WireRowOf<typeof guest>, 'id'>;

async function reception() {
  const place = bench();
  const guests = new Map<number, GuestRow>();
  const handlers = [
    ...place.handlers,
    ...plainHandlers(place.db, guest, {
      title: '客人',
      rows: () => guests,
      create: (base, body) => ({ ...base, remark: '', ...body }),
    }),
  ];
  const admin = await signedIn({ ...place, handlers }, 'admin');
  return { place, guests, admin };
}

const PHONE = '13812345678';
const OTHER = '13987654321';

test('a record that is called by a masked text is so in answers, refusals and the operation log', async () => {
  const { place, guests, admin } = await reception();
  const told: unknown[] = [];
  const begun = place.db.operLogs.length;
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await admin.ask<{ id: number } | null>(method, path, body);
    told.push(answer);
    return answer;
  };
  const { data } = await ask('POST', 'guest/add', { phone: PHONE, room: '1' });
  const id = data?.id ?? 0;
  await ask('GET', 'guest/list');
  await ask('GET', `guest/get?id=${id}`);
  expect((await ask('POST', 'guest/add', { phone: PHONE, room: '2' })).code).toBe(40905);
  expect((await ask('PUT', 'guest/edit', { id, version: 7, phone: PHONE, room: '2' })).code).toBe(40900);
  expect((await ask('PUT', 'guest/edit', { id, version: 1, phone: OTHER, room: '2' })).code).toBe(0);
  expect((await ask('PUT', 'guest/edit', { id, version: 2, phone: '139****4321', room: '3' })).code).toBe(0);
  expect(guests.get(id)).toMatchObject({ phone: OTHER, room: '3' });
  expect((await ask('DELETE', 'guest/delete', { ids: [id] })).code).toBe(0);

  const lines = place.db.operLogs.slice(begun).filter(({ operUrl }) => operUrl.includes('guest/'));
  expect(lines.map(({ targetText }) => targetText).filter(Boolean)).toEqual([
    '138****5678',
    '138****5678',
    '138****5678',
    '139****4321',
    '139****4321',
  ]);
  for (const shown of [told, lines]) {
    expect(JSON.stringify(shown)).toContain('****');
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${PHONE}|${OTHER}`));
  }
});

const withMasks = describedResources.filter(({ resource: { row, detail } }) =>
  Object.values({ ...row, ...detail }).some(({ kind }) => kind === 'masked'),
);

test.each(withMasks.map(({ resource }) => [resource.name, resource] as const))(
  'every masked text of %s is masked',
  async (_, { row, calls }) => {
    const place = bench();
    const admin = await signedIn(place, 'admin');
    const names = Object.entries(row).flatMap(([name, { kind }]) => (kind === 'masked' ? [name] : []));
    const { list } = (
      await admin.ask<{ list: Record<string, unknown>[] }>(
        calls.list.method === 'POST' ? 'POST' : 'GET',
        calls.list.path,
        calls.list.method === 'POST' ? { pageSize: 200 } : undefined,
      )
    ).data;
    const shown = list.flatMap((one) => names.map((name) => one[name]));
    expect(shown.filter((value) => value !== '' && !String(value).includes('***'))).toEqual([]);
  },
);
