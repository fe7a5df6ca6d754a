import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { canonical } from '@/contract/canonical';
import { keyOf } from '@/contract/call';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import type { evidence } from '@/contract/shell/evidence';
import type { Answered } from '@/contract/resource';
import { describedResources } from '../../../tools/contract/described';
import { withoutPictures } from '#mocks/core/evidence/pictures';
import { bench, signedIn } from './operator';
import type { Answer, Operator } from './operator';

type Contents = {
  resource: string;
  id: string;
  title: string;
  record: Record<string, unknown>;
  files: { field: string; name: string; size: number | null; digest: string }[];
  exportedBy: string;
  exportedAt: string;
  zone: string;
  reason: string;
};

type Page = Omit<Answered<(typeof evidence)['answer']>, 'contents'> & { contents: Contents };

const reason = '监管机构调取证件';

const USERS = [
  'admin',
  'finance01',
  'risk001',
  'service01',
  'operate01',
  'auditor01',
  'agent01',
  'common',
] as const;

const withDetail: readonly Resource[] = describedResources.flatMap(({ resource }) =>
  resource.calls['get'] ? [resource] : [],
);

const place = bench();
const who = new Map<string, Operator>();

beforeAll(async () => {
  for (const name of USERS) who.set(name, await signedIn(place, name));
});

function as(name: string): Operator {
  const found = who.get(name);
  if (!found) throw new Error(`${name} has not signed in`);
  return found;
}

const pageOf = (name: string, body: object) => as(name).ask<Page>('POST', 'common/evidence', body);

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** What the detail of a record answers. */
function detailOf(name: string, { calls }: Resource, id: unknown): Promise<Answer<Record<string, unknown>>> {
  const { path = '' } = calls['get'] ?? {};
  return as(name).ask('GET', `${path}?${calls['get'] ? keyOf(calls['get']) : ''}=${String(id)}`);
}

/** A record as an evidence page has it: pictures alone are left out. */
const unpictured = (resource: Resource, record: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const { kind = '' } = shapeOf(resource, 'detail')[name] ?? {};
      return [name, kind === 'image' ? '' : kind === 'images' ? [] : value];
    }),
  );

/** Some records of a resource, whoever may see them. */
async function idsOf({ calls, always }: Resource): Promise<unknown[]> {
  const { method, path } = calls.list;
  const query = new URLSearchParams({ pageNum: '1', pageSize: '50', ...always });
  const { data } = await as('admin').ask<{ list: { id: unknown }[] } | null>(
    method,
    method === 'GET' ? `${path}?${query}` : path,
    method === 'GET' ? undefined : { pageNum: 1, pageSize: 50 },
  );
  const ids = (data?.list ?? []).map(({ id }) => id);
  return [...new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1), ids.at(-2)])].filter(
    (id) => id !== undefined,
  );
}

test.each(withDetail.map((resource) => [resource.name, resource] as const))(
  'every role gets of %s what its detail shows, or the same refusal',
  async (_, resource) => {
    const ids = [...(await idsOf(resource)), 999_999_999];
    for (const name of USERS) {
      for (const id of ids) {
        const detail = await detailOf(name, resource, id);
        const page = await pageOf(name, { resource: resource.name, id });
        expect([name, id, page.code]).toEqual([name, id, detail.code]);
        if (page.code !== 0) continue;
        const { contents, digest, pictures } = page.data;
        expect(contents.record).toEqual(unpictured(resource, detail.data));
        expect(contents).toMatchObject({
          resource: resource.name,
          id: String(id),
          exportedBy: name,
          reason: '',
        });
        expect(digest).toBe(sha256(canonical(contents)));
        expect(pictures).toEqual([]);
        expect(JSON.stringify(contents)).not.toMatch(/data:image|bigUpload\/file/);
      }
    }
  },
);

test('the page says in whose name, when and in which zone; the operation log and the history of the record know of it', async () => {
  const { data } = await pageOf('auditor01', { resource: 'walletCode', id: 1 });
  expect(data.contents).toMatchObject({
    exportedBy: 'auditor01',
    exportedAt: place.db.stamp(),
    zone: 'Asia/Shanghai',
  });
  expect(place.db.operLogs.at(-1)).toMatchObject({
    operName: 'auditor01',
    businessType: 5,
    targetType: 'walletCode',
    targetId: '1',
    targetText: data.contents.title,
    jsonResult: '',
    reason: '',
  });
  const again = await pageOf('admin', { resource: 'walletCode', id: 1 });
  expect(again.data.contents.record['history']).toContainEqual(
    expect.objectContaining({ result: 'evidence', operatorName: 'auditor01' }),
  );
});

test('pictures come for a reason alone, to those who may reveal, as the files that the digest names', async () => {
  const auth = [...place.db.auths.values()].find(({ ocrNo }) => ocrNo !== '');
  if (!auth) throw new Error('no request has pictures');
  const { data } = await pageOf('risk001', { resource: 'auth', id: auth.id, reason });
  const { contents, pictures } = data;
  expect(contents.title).toBe(auth.authNo);
  expect(contents.files.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['frontImg', 'backImg', 'holdImg']),
  );
  expect(pictures).toHaveLength(contents.files.length);
  for (const [at, picture] of pictures.entries()) {
    const [, base64 = ''] = /^data:image\/[\w.+-]+;base64,(.+)$/.exec(picture) ?? [];
    const bytes = Buffer.from(base64, 'base64');
    expect(contents.files[at]).toMatchObject({ size: bytes.length, digest: sha256(bytes) });
  }
  const line = place.db.operLogs.at(-1);
  expect(line).toMatchObject({ operName: 'risk001', targetType: 'auth', reason });
  expect(JSON.stringify(line)).not.toContain('data:image');
});

test.each([
  ['a reason that is too short', 'risk001', { reason: '四个字呀' }, 40001],
  ['pictures for who may not reveal', 'auditor01', { resource: 'recharge', id: 1, reason }, 40300],
  ['a resource without a detail', 'admin', { resource: 'ledger' }, 40000],
  ['a name that every object has', 'admin', { resource: 'constructor' }, 40000],
])('refused, and logged: %s', async (_, name, body, code) => {
  const before = place.db.operLogs.length;
  const answer = await pageOf(name, { resource: 'auth', id: 10, ...body });
  expect(answer.code).toBe(code);
  expect(place.db.operLogs.slice(before)).toMatchObject([{ operName: name, errorCode: code, status: 0 }]);
});

test('no picture stays in a record, however deep it lies, and nothing else goes', () => {
  const image = { kind: 'image', options: {} };
  const plain = { kind: 'text', options: {} };
  const shape = { a: image, b: plain } as never;
  const nested = {
    one: { kind: 'record', options: { shape } },
    many: { kind: 'records', options: { shape } },
    list: { kind: 'list', options: { of: image } },
    map: { kind: 'map', options: { of: { kind: 'images', options: {} } } },
    b: plain,
  } as never;
  const text = fc.string();
  const inner = fc.record({ a: fc.constant('data:image/png;base64,AA=='), b: text });
  fc.assert(
    fc.property(
      fc.record({
        one: fc.option(inner),
        many: fc.array(inner),
        list: fc.array(fc.constant('/picture')),
        map: fc.dictionary(text, fc.array(fc.constant('/picture'))),
        b: text,
        unknown: text,
      }),
      (record) => {
        const { record: left, pictures } = withoutPictures(nested, record);
        const count =
          (record.one ? 1 : 0) +
          record.many.length +
          record.list.length +
          Object.values(record.map).flat().length;
        expect(pictures).toHaveLength(count);
        expect(left).toEqual({
          ...record,
          one: record.one && { ...record.one, a: '' },
          many: record.many.map((one) => ({ ...one, a: '' })),
          list: record.list.map(() => ''),
          map: Object.fromEntries(Object.keys(record.map).map((name) => [name, []])),
        });
      },
    ),
  );
});
