import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from '@/views/system/apiDocs/apiDocument';
import { curlOf } from '@/views/system/apiDocs/curl';
import { fieldsOf, parametersOf } from '@/views/system/apiDocs/fields';
import { contractCalls } from '../../../tools/contract/described';

const api = readDocument(JSON.parse(readFileSync('docs/backend/openapi.json', 'utf8')));

const called = (id: string) => {
  const operation = api.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no call ${id}`);
  return operation;
};

test('every call of the contract is in the document, once', () => {
  const routes = new Set(contractCalls.map(({ method, path }) => `${method} /${path}`));
  const read = new Set(api.operations.map(({ method, path }) => `${method} ${path}`));
  expect([...routes].filter((route) => !read.has(route))).toEqual([]);
  expect(new Set(api.operations.map(({ id }) => id)).size).toBe(api.operations.length);
});

test('a call tells its permission, refusals, fields with limits, and its answer', () => {
  const operation = called('post.add');
  expect(operation).toMatchObject({
    method: 'POST',
    path: '/post/add',
    permission: 'api/v2/sitebkd/post/add',
    touches: ['options'],
  });
  expect(operation.refusals.map(({ name }) => name)).toContain('notUnique');
  const [code] = fieldsOf(operation.body ?? {}, api);
  expect(code).toMatchObject({ name: 'postCode', type: 'string', required: true });
  expect(code?.limits).toContain('maxLength 32');
  const list = fieldsOf(called('post.list').data, api).find(({ name }) => name === 'list');
  expect(list?.fields.map(({ name }) => name)).toContain('postName');
  expect(parametersOf(called('post.list').parameters, api).map(({ name }) => name)).toContain('pageNum');
});

test('records within records of their own kind end somewhere', () => {
  const menus = fieldsOf(called('session.getUserMenus').data, api);
  expect(menus.map(({ name }) => name)).toContain('menuList');
});

test('a command has the fields that a call needs, and never a token', () => {
  const operation = called('post.add');
  const curl = curlOf(operation, 'https://console.example/admin', [], fieldsOf(operation.body ?? {}, api));
  expect(curl).toContain("curl -X POST 'https://console.example/admin/post/add'");
  expect(curl).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(curl).toContain('"postName":{"zh":""}');
});

test.each([null, [], 'x', { paths: { '/x': { get: null } } }, { paths: { '/x': { get: { tags: 7 } } } }])(
  'a document that is %o is read as far as it goes',
  (raw) => {
    for (const operation of readDocument(raw).operations) {
      expect(fieldsOf(operation.data, readDocument(raw))).toEqual([]);
    }
  },
);
