import { expect, test } from 'vitest';
import type { AnswerOf, WireDetailOf } from '@/contract/resource';
import type { gen } from '@/contract/system/gen';
import { everything } from '../gen/descriptions';
import { bench, signedIn } from './operator';

type Detail = WireDetailOf<typeof gen>;

const place = bench();
const admin = await signedIn(place, 'admin');

const list = async () => (await admin.ask<{ list: Detail[]; total: number }>('GET', 'gen/list')).data;

const byName = async (name: string) => {
  const [row] = (await admin.ask<{ list: Detail[] }>('GET', `gen/list?resourceName=${name}`)).data.list;
  return (await admin.ask<Detail>('GET', `gen/get?id=${row?.id}`)).data;
};

test('a description is imported once, comes back whole, and is listed first', async () => {
  const body = { descriptions: [everything] };
  expect(await admin.ask('POST', 'gen/import', body)).toMatchObject({ code: 0, data: { count: 1 } });
  expect((await admin.ask('POST', 'gen/import', body)).code).toBe(40905);
  expect((await list()).list[0]).toMatchObject({
    resourceName: 'helpArticle',
    tableName: '',
    fieldCount: 14,
  });
  const { fields } = await byName('helpArticle');
  expect(fields).toEqual(everything.fields);
  const { id } = await byName('helpArticle');
  const seen = await admin.ask<AnswerOf<typeof gen.calls.preview>>('GET', `gen/preview?id=${id}`);
  expect(seen.data).toEqual({ ...everything, tableName: '' });
});

test.each([
  ['no fields', { fields: [] }, 'fields'],
  ['a field twice', { fields: [...everything.fields, ...everything.fields] }, 'fields'],
  ['a title that is no field', { titleField: 'nothing' }, 'titleField'],
  ['a name that code cannot have', { resourceName: '9 lives' }, 'resourceName'],
  ['an unknown table', { tableName: 'nothing' }, 'tableName'],
])('a description with %s is refused by its field', async (_, change, field) => {
  const one = { ...everything, resourceName: 'other', ...change };
  const answer = await admin.ask<{ fields: object }>('POST', 'gen/import', { descriptions: [one] });
  expect(answer.code).toBe(40000);
  expect(Object.keys(answer.data.fields)).toEqual([field]);
});

test('it is edited in its version alone, and its history tells which fields changed', async () => {
  const { id, version } = await byName('ticketType');
  const { tableName: _, ...terms } = everything;
  const change = { ...terms, id, version, resourceName: 'ticketType', menuId: 992 };
  expect((await admin.ask('PUT', 'gen/edit', { ...change, resourceName: 'helpArticle' })).code).toBe(40905);
  expect((await admin.ask('PUT', 'gen/edit', change)).code).toBe(0);
  expect((await admin.ask('PUT', 'gen/edit', change)).code).toBe(40900);
  const { history } = await byName('ticketType');
  expect(history.at(-1)?.diff).toContainEqual({ field: 'menuId', before: '991', after: '992' });
});

test('fields are taken over from a table, but not where there is none', async () => {
  const [ticket, article] = [await byName('ticketType'), await byName('helpArticle')];
  const bodyOf = ({ id, version }: Detail) => ({ id, version, fields: everything.fields });
  expect((await admin.ask('PUT', 'gen/sync', bodyOf(ticket))).code).toBe(0);
  expect((await admin.ask('PUT', 'gen/sync', bodyOf(article))).code).toBe(40904);
});

test('tables are listed with their columns, and who takes code away stands in the log', async () => {
  const { data } = await admin.ask<AnswerOf<typeof gen.calls.dbTables>>('GET', 'gen/dbTables');
  const [first] = data.tables;
  const columns = await admin.ask<AnswerOf<typeof gen.calls.columns>>(
    'GET',
    `gen/columns?tableName=${first?.tableName}`,
  );
  expect(columns.data.columns).toHaveLength(first?.columnCount ?? 0);
  expect((await admin.ask('GET', 'gen/columns?tableName=nothing')).code).toBe(40400);
  const { id } = await byName('ticketType');
  expect((await admin.ask('POST', 'gen/code', { ids: [id] })).code).toBe(0);
  expect(place.db.operLogs.at(-1)).toMatchObject({ targetText: 'ticketType', errorCode: 0 });
});

test('nobody but a super administrator comes near it', async () => {
  const auditor = await signedIn(place, 'auditor01');
  for (const path of ['gen/list', 'gen/dbTables', 'gen/preview?id=1'])
    expect((await auditor.ask('GET', path)).code).toBe(40300);
});

test('further refusals come back; what leaves them out keeps them, and an empty list clears them', async () => {
  const [{ refusals, ...rest }, resourceName] = [everything, 'refusing'];
  await admin.ask('POST', 'gen/import', { descriptions: [{ ...rest, resourceName }] });
  expect((await byName(resourceName)).refusals).toEqual([]);
  const edit = async (change: object) => {
    const { id, version } = await byName(resourceName);
    const body = { ...rest, resourceName, id, version, ...change };
    expect((await admin.ask('PUT', 'gen/edit', body)).code).toBe(0);
    return (await byName(resourceName)).refusals;
  };
  expect(await edit({ refusals })).toEqual(refusals);
  expect(await edit({})).toEqual(refusals);
  expect(await edit({ refusals: [] })).toEqual([]);
});
