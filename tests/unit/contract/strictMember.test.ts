import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { Field, Shape } from '@/contract/field/field';
import { strictShape } from '@/contract/field/strict';
import { ledger } from '@/contract/member/ledger';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { holdings } from '@/contract/member/holdings';
import { member } from '@/contract/member/member';
import { memberNote } from '@/contract/member/note';
import { readProfile } from '@/contract/member/profile';
import { readSecurity } from '@/contract/member/security';
import { readTeam } from '@/contract/member/team';
import { readTimeline } from '@/contract/member/timeline';
import type { Resource } from '@/contract/resource';
import { files } from '@/contract/system/files';
import { operLog } from '@/contract/system/operLog';
import { toQuery } from '@/api/query';
import { bench, signedIn } from '../mocks/operator';
import type { Operator } from '../mocks/operator';

let admin: Operator;

beforeAll(async () => {
  admin = await signedIn(bench(), 'admin');
});

/** @throws Error for a refusal */
async function read(path: string, query: object): Promise<object> {
  const { code, msg, data } = await admin.ask<object>('GET', `${path}?${toQuery(query)}`);
  if (code !== 0) throw new Error(`${path}?${toQuery(query)}: ${code} ${msg}`);
  return data;
}

const listOf = (data: object): object[] => {
  const list: unknown = Reflect.get(data, 'list');
  return Array.isArray(list) ? list : [];
};

/** What is wrong with a record, and what it has beyond the description. */
function flaws(shape: Shape, records: readonly object[]): string[] {
  const found = new Set<string>();
  const schema = strictShape(shape);
  for (const record of records) {
    for (const issue of v.safeParse(schema, record).issues ?? [])
      found.add(`${v.getDotPath(issue)}: ${issue.message}`);
    for (const name of Object.keys(record)) if (!(name in shape)) found.add(`${name}: not described`);
  }
  return [...found];
}

/** Questions without which a list answers nothing. */
const ASKED: Record<string, object> = { memberNote: { memberId: 12 } };

const resources: Resource[] = [member, auth, asset, holdings, ledger, memberNote, operLog, files];

test.each(resources)('rows and figures of $name are what is described', async (resource) => {
  const asked = { pageSize: 1000, ...ASKED[resource.name], ...resource.always };
  const { list, summary } = resource.calls;
  expect(flaws(resource.row, listOf(await read(list.path, asked)))).toEqual([]);
  if (!resource.summary || !summary) return;
  expect(flaws(resource.summary, [await read(summary.path, asked)])).toEqual([]);
});

test.each(resources)(
  '$name is ordered and dated as it says',
  async ({ name, calls, always, sorts = [], dates = [] }) => {
    const dateRange = ['2020-01-01 00:00:00', '2030-01-01 00:00:00'];
    const questions = [
      ...sorts.map((sort) => ({ orderBy: `${sort} desc` })),
      ...dates.map((dateField) => ({ dateField, dateRange })),
    ];
    await Promise.all(
      questions.map((question) => read(calls.list.path, { ...question, ...ASKED[name], ...always })),
    );
  },
);

test.each([member, auth, asset] as Resource[])('one of $name is what is described', async (resource) => {
  const [list, get] = [resource.calls.list, resource.calls['get']];
  const rows = listOf(await read(list.path, { pageSize: 40 }));
  const records = await Promise.all(rows.map((row) => read(get?.path ?? '', { id: Reflect.get(row, 'id') })));
  expect(flaws({ ...resource.row, ...resource.detail }, records)).toEqual([]);
});

const isShape = (answer: Shape | Field): answer is Shape => typeof answer.kind !== 'string';

test.each([readProfile, readSecurity, readTeam, readTimeline])(
  '$path answers what is described',
  async ({ path, answer }) => {
    const shape: Shape | Field = answer;
    if (!isShape(shape)) throw new Error('a record was expected');
    const ids = [1, 2, 12, 50, 120, 300];
    const records = await Promise.all(ids.map((id) => read(path, { id })));
    expect(flaws(shape, records)).toEqual([]);
  },
);
