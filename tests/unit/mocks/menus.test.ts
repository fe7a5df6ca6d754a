import fc from 'fast-check';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { expect, test } from 'vitest';
import { can, permissionsOf, SITE } from '#mocks/core/access';
import { titleOf } from '#mocks/core/menuTitle';
import { userMenusOf } from '#mocks/core/menus';
import { reachesMenuScreen } from '#mocks/menu/tree';
import type { MenuRecord } from '@/api/types';
import type { WireDetailOf } from '@/contract/resource';
import type { menu } from '@/contract/system/menu';
import { userOf } from './context';
import { bench, NOON, signedIn } from './operator';
import type { Operator } from './operator';

type Menu = WireDetailOf<typeof menu>;

const all = async (who: Operator) =>
  (await who.ask<{ list: Menu[] }>('GET', 'menu/list?pageSize=1000')).data.list;

async function open() {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const byId = async (id: number) => {
    const { data } = await admin.ask<Menu>('GET', `menu/get?id=${id}`);
    return data;
  };
  return { place, admin, byId };
}

/** What a form sends back of a record. */
function bodyOf(row: Menu): Record<string, unknown> {
  const { id, version, parentId, menuName, name, icon, path, component, redirect, linkUrl, menuSort } = row;
  const { isHide, isKeepAlive, isAffix, isLink, isIframe, roles, remark } = row;
  const flags = { isHide, isKeepAlive, isAffix, isLink, isIframe };
  const texts = { menuName, name, icon, path, component, redirect, linkUrl, remark };
  return { id, version, parentId, menuSort, roles, operPassword: DEMO_PASSWORD, ...texts, ...flags };
}

const page = {
  menuType: 1,
  parentId: 920,
  menuName: '汇率',
  name: 'api/v2/sitebkd/rate/list',
  icon: 'DollarOutlined',
  path: '/system/conf/rate',
  component: 'system/post/index',
  isHide: 0,
  isKeepAlive: 1,
  isAffix: 0,
  isLink: 0,
  isIframe: 0,
  menuSort: 15,
  operPassword: DEMO_PASSWORD,
};

const flat = (records: readonly MenuRecord[]): MenuRecord[] =>
  records.flatMap((record) => [record, ...flat(record.children)]);

test('the list has the whole tree, and a title is found by the words that its key stands for', async () => {
  const { place, admin } = await open();
  expect(await all(admin)).toHaveLength(place.db.menus.length);
  const found = await admin.ask<{ list: Menu[] }>('GET', `menu/list?menuName=${encodeURIComponent('岗位')}`);
  expect(found.data.list.map(({ menuName }) => menuName)).toEqual([
    titleOf(['岗位管理', 'Posts', '職位管理']),
  ]);
});

test('a new page is in the menu of who holds it, under its own title, and goes when it is deleted', async () => {
  const { place, admin } = await open();
  const { code, data } = await admin.ask<{ id: number }>('POST', 'menu/add', { ...page, roles: ['2'] });
  expect(code).toBe(0);
  for (const name of ['admin', 'finance01', 'service01']) {
    const { menuList } = userMenusOf(place.db, userOf(place.db, name), NOON);
    const record = flat(menuList).find(({ path }) => path === page.path);
    // Who gets it gets the directories above it too, as nobody could reach it otherwise.
    expect([name, record?.meta.title]).toEqual([name, name === 'service01' ? undefined : '汇率']);
  }
  expect(can(place.db, userOf(place.db, 'finance01'), 'rate/list')).toBe(true);
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [data.id] })).code).toBe(0);
  expect(can(place.db, userOf(place.db, 'finance01'), 'rate/list')).toBe(false);
});

test.each([
  ['a title of 51 characters', { menuName: '字'.repeat(51) }, 40000, 'menuName'],
  ['an empty title in one language', { menuName: '{"zh-cn":" "}' }, 40000, 'menuName'],
  ['the wildcard as its permission', { name: '*/*/*' }, 40000, 'name'],
  ['a permission with a slash in front', { name: '/api/rate' }, 40000, 'name'],
  ['a permission that exists', { name: 'api/v2/sitebkd/post/list' }, 40905, 'name'],
  ['a path that exists', { path: '/system/auth/post' }, 40905, 'path'],
  ['a path of the console', { path: '/home' }, 40000, 'path'],
  ['the root as its path', { path: '/' }, 40000, 'path'],
  ['a path without a slash', { path: 'rate' }, 40000, 'path'],
  ['a path with two slashes', { path: '/a//b' }, 40000, 'path'],
  ['a path with a slash at its end', { path: '/a/' }, 40000, 'path'],
  ['no component', { component: '' }, 40000, 'component'],
  ['a component that leaves the views', { component: '%2e%2e' }, 40000, 'component'],
  ['no address of its link', { isLink: 1, linkUrl: '' }, 40000, 'linkUrl'],
  ['a script as its link', { isLink: 1, linkUrl: 'javascript:alert(1)' }, 40000, 'linkUrl'],
  ['an unknown parent', { parentId: 77 }, 40000, 'parentId'],
  ['a page as its parent', { parentId: 914 }, 40000, 'parentId'],
  ['an unknown role', { roles: ['77'] }, 40000, 'roles'],
  ['an unknown type', { menuType: 3 }, 40000, 'menuType'],
  ['an icon with a tag', { icon: '<b>' }, 40000, 'icon'],
])('a page with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const { admin } = await open();
  const answer = await admin.ask<{ fields: object } | null>('POST', 'menu/add', { ...page, ...change });
  expect([answer.code, Object.keys(answer.data?.fields ?? {})]).toEqual([code, [field]]);
});

test('a button hangs on a page and nowhere else', async () => {
  const { admin } = await open();
  const button = { ...page, menuType: 2, name: 'api/v2/sitebkd/post/print', menuName: '打印' };
  expect((await admin.ask('POST', 'menu/add', { ...button, parentId: 910 })).code).toBe(40000);
  const { data } = await admin.ask<{ id: number }>('POST', 'menu/add', { ...button, parentId: 914 });
  const made = (await all(admin)).find(({ id }) => id === data.id);
  expect(made).toMatchObject({ path: '', component: '', isKeepAlive: 0 });
});

test('what is embedded is a link too, and needs no view of its own', async () => {
  const { place, admin } = await open();
  const frame = { ...page, component: '', isIframe: 1, linkUrl: 'https://status.example.com/' };
  expect((await admin.ask('POST', 'menu/add', frame)).code).toBe(0);
  const { menuList } = userMenusOf(place.db, userOf(place.db, 'admin'), NOON);
  const record = flat(menuList).find(({ path }) => path === page.path);
  expect(record?.meta).toMatchObject({ isIframe: true, isLink: 'https://status.example.com/' });
});

test('a directory names one of its own pages to open', async () => {
  const { admin, byId } = await open();
  const body = bodyOf(await byId(910));
  const wrong = await admin.ask<{ fields: object }>('PUT', 'menu/update', {
    ...body,
    redirect: '/member/list',
  });
  expect([wrong.code, Object.keys(wrong.data.fields)]).toEqual([40000, ['redirect']]);
  expect((await admin.ask('PUT', 'menu/update', { ...body, redirect: '/system/auth/post' })).code).toBe(0);
});

test('a record never stands below itself', async () => {
  const { admin, byId } = await open();
  for (const parentId of [900, 910]) {
    const body = { ...bodyOf(await byId(900)), parentId };
    const answer = await admin.ask<{ fields: object }>('PUT', 'menu/update', body);
    expect([answer.code, Object.keys(answer.data.fields)]).toEqual([42209, ['parentId']]);
  }
  const versions = { 900: (await byId(900)).version, 914: (await byId(914)).version };
  expect((await admin.ask('PUT', 'menu/sort', { parentId: 910, ids: [900], versions })).code).toBe(40000);
});

test('what has others below it cannot be deleted', async () => {
  const { admin } = await open();
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [100] })).code).toBe(40906);
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [99_999] })).code).toBe(40400);
});

test.each([
  ['hidden', 915, { isHide: 1 }],
  ['made a link', 915, { isLink: 1, linkUrl: 'https://example.com/' }],
  ['given another view', 915, { component: 'system/post/index' }],
  ['given another permission', 915, { name: 'api/v2/sitebkd/menu/tree' }],
  ['given a path with a parameter', 915, { path: '/system/:menu' }],
  ['hidden by its directory', 910, { isHide: 1 }],
  ['hidden by the directory above', 900, { isHide: 1 }],
])('the screen of the menus cannot be %s', async (_, id, change) => {
  const { place, admin, byId } = await open();
  const answer = await admin.ask('PUT', 'menu/update', { ...bodyOf(await byId(id)), ...change });
  expect(answer.code).toBe(40303);
  expect(reachesMenuScreen(place.db.menus)).toBe(true);
});

test('the screen of the menus may move to where it can be reached', async () => {
  const { place, admin, byId } = await open();
  const moved = { ...bodyOf(await byId(915)), parentId: 920, path: '/system/conf/menu' };
  expect((await admin.ask('PUT', 'menu/update', moved)).code).toBe(0);
  expect(reachesMenuScreen(place.db.menus)).toBe(true);
});

test('records are ordered and moved by one call that names all below the parent', async () => {
  const { admin } = await open();
  const rows = await all(admin);
  const below = (id: number) => rows.filter(({ parentId }) => Number(parentId) === id);
  const ids = [...below(920).map(({ id }) => id), 914];
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  expect((await admin.ask('PUT', 'menu/sort', { parentId: 920, ids: [914], versions })).code).toBe(40000);
  const order = { parentId: 920, ids: ids.toReversed(), versions };
  expect((await admin.ask('PUT', 'menu/sort', order)).code).toBe(0);
  const found = await admin.ask<{ list: Menu[] }>('GET', 'menu/list?parentId=920&pageSize=100');
  expect(found.data.list.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await admin.ask('PUT', 'menu/sort', order)).code).toBe(40900);
});

test('nobody grants a permission that he lacks, nor takes the menus from himself', async () => {
  const { place, admin, byId } = await open();
  const auditor = [...place.db.roles.values()].find(({ roleKey }) => roleKey === 'auditor');
  if (!auditor) throw new Error('no auditors');
  const role = String(auditor.id);
  auditor.menuIds.push(...place.db.menus.filter(({ pid }) => pid === 915).map(({ id }) => id));
  const who = await signedIn(place, 'auditor01');
  const granting = { ...page, roles: [role] };
  expect((await who.ask('POST', 'menu/add', granting)).code).toBe(40300);
  const pay = { ...bodyOf(await byId(914)), name: 'api/v2/sitebkd/post/own' };
  expect((await who.ask('PUT', 'menu/update', pay)).code).toBe(40300);
  const out = await who.ask('PUT', 'menu/update', { ...bodyOf(await byId(915)), roles: [] });
  expect(out.code).toBe(42208);
  expect(permissionsOf(place.db, userOf(place.db, 'auditor01'))).toContain(`${SITE}menu/list`);
  // Who holds everything may.
  expect((await admin.ask('POST', 'menu/add', granting)).code).toBe(0);
});

test('whatever is asked for, the screen of the menus stays, and every record hangs on another', async () => {
  const { place, admin } = await open();
  const ids = place.db.menus.filter(({ type }) => type !== 2).map(({ id }) => id);
  const anyId = fc.constantFrom(0, 900, 910, 915, ...ids);
  const change = fc.record(
    {
      parentId: anyId,
      isHide: fc.constantFrom(0, 1),
      isLink: fc.constantFrom(0, 1),
      linkUrl: fc.constant('https://example.com/'),
      path: fc.constantFrom('/x', '/x/:id', '/system/auth/menu', '/home', ''),
      component: fc.constantFrom('', 'system/menu/index', 'home/index'),
      name: fc.constantFrom('a/b', 'api/v2/sitebkd/menu/list'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(anyId, change, fc.boolean(), async (id, wanted, removes) => {
      const row = (await all(admin)).find((one) => Number(one.id) === id);
      if (!row) return;
      if (removes) await admin.ask('DELETE', 'menu/delete', { ids: [id] });
      else await admin.ask('PUT', 'menu/update', { ...bodyOf(row), ...wanted });
      expect(reachesMenuScreen(place.db.menus)).toBe(true);
      const left = new Set(place.db.menus.map((one) => one.id));
      expect(place.db.menus.filter(({ pid }) => pid !== 0 && !left.has(pid))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
