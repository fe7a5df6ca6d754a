import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionsOf, SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { demoAccounts } from '#mocks/core/demo';
import { userMenusOf } from '#mocks/core/menus';
import type { MenuRecord } from '@/api/types';
import { describedResources } from '../../../tools/contract/described';
import { NOON } from './operator';

const db = createDb({ now: () => NOON });

test('every dictionary has one default, and words in three languages', () => {
  expect(db.dictTypes.size).toBeGreaterThan(90);
  for (const entry of db.dictEntries.values()) {
    expect([entry.dictLabel, entry.labelEn, entry.labelTw].every((label) => label.trim() !== '')).toBe(true);
    expect(entry.dictValue).not.toMatch(/[=*!/]/);
  }
  const defaults = [...db.dictEntries.values()].filter((entry) => entry.isDefault);
  expect(defaults.map((entry) => entry.dictType).sort()).toEqual(
    [...db.dictTypes.values()].map(({ dictType }) => dictType).sort(),
  );
});

test('states and flags of the rows are words of their dictionaries', () => {
  const values = (type: string) =>
    new Set(
      [...db.dictEntries.values()].filter((entry) => entry.dictType === type).map((entry) => entry.dictValue),
    );
  const states = values('biz_recharge_status');
  const flags = values('biz_risk_flag');
  const reasons = values('biz_manual_reason');
  const business = values('biz_asset_biz');
  for (const row of db.recharges.values()) {
    expect(states).toContain(String(row.status));
    for (const flag of row.riskFlags) expect(flags).toContain(flag);
    if (row.source === 3) expect(reasons).toContain(row.manualReason);
    if (row.rejectCode) expect(values('biz_recharge_reject')).toContain(row.rejectCode);
  }
  for (const row of db.withdraws.values()) {
    expect(values('biz_withdraw_status')).toContain(String(row.status));
    for (const flag of row.riskFlags) expect(flags).toContain(flag);
  }
  for (const line of db.ledger.lines) expect(business).toContain(String(line.bizType));
});

test('menu records have unique ids and permissions, and a parent', () => {
  const ids = db.menus.map((menu) => menu.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(db.menus.map((menu) => menu.name)).size).toBe(ids.length);
  for (const menu of db.menus) expect(menu.pid === 0 || ids.includes(menu.pid)).toBe(true);
  const pages = db.menus.filter((menu) => menu.type === 1 && !menu.isLink);
  expect(pages.filter((menu) => menu.isHide).map((menu) => menu.id)).toEqual([102, 804, 922]);
});

test('every resource with a screen has one page in the menu, which lists it', () => {
  const screens = describedResources.flatMap(({ resource: { view, calls, name } }) =>
    view === undefined ? [] : [{ view, name, list: `${SITE}${calls.list.permission ?? calls.list.path}` }],
  );
  const wrong = screens.filter(({ view, list }) => {
    const pages = db.menus.filter(({ component }) => [component, `${component}/index`].includes(view));
    return pages.length !== 1 || pages[0]?.name !== list;
  });
  expect(
    wrong.map(({ name }) => name),
    'declare the entries of these as `menu` in mocks/<area>/area.ts, or in mocks/staff/seeds/menuTree.ts',
  ).toEqual([]);
});

test('every role holds only what is in the menu, and the directories above it', () => {
  const byId = new Map(db.menus.map((menu) => [menu.id, menu]));
  for (const role of db.roles.values()) {
    for (const id of role.menuIds) {
      const menu = byId.get(id);
      expect(menu).toBeDefined();
      if (menu?.pid) expect(role.menuIds).toContain(menu.pid);
    }
  }
});

const namesOf = (roleKey: string): Set<string> => {
  const role = [...db.roles.values()].find((item) => item.roleKey === roleKey);
  return new Set(
    db.menus.filter((menu) => role?.menuIds.includes(menu.id)).map((menu) => menu.name.slice(SITE.length)),
  );
};

test.each([
  ['cwManage/chargeLogReview', ['super_admin', 'finance', 'risk']],
  ['cwManage/chargeLogAdd', ['super_admin', 'finance']],
  ['memberRechargeLog/export', ['super_admin', 'finance', 'auditor']],
  ['memberRechargeLog/delete', ['super_admin', 'finance']],
  ['cwManage/withdrawLogPay', ['super_admin', 'finance']],
  ['cwManage/withdrawLogReviewFinal', ['super_admin']],
  ['cwManage/withdrawLogOverride', ['super_admin']],
  ['cwManage/withdrawLogRelease', ['super_admin', 'risk']],
  ['member/lowerRisk', ['super_admin', 'risk']],
  ['member/approveClose', ['super_admin']],
  ['member/setMarketMaker', ['super_admin']],
  ['memberAuth/overrule', ['super_admin', 'risk']],
  ['member/setParent', ['super_admin']],
  ['member/resetGoogle', ['super_admin', 'risk']],
  ['memberAuth/rejectFinal', ['super_admin', 'risk']],
  ['memberAuth/review', ['super_admin', 'risk', 'service']],
  ['memberAssetAdjust/review', ['super_admin', 'finance', 'risk']],
  ['common/reveal', ['super_admin', 'finance', 'risk', 'service']],
  ['member/list', ['super_admin', 'finance', 'risk', 'service', 'operation', 'auditor', 'agent']],
  ['user/list', ['super_admin', 'auditor']],
  ['operLog/export', ['super_admin', 'auditor']],
  ['gen/list', ['super_admin']],
])('%s is held by %j', (name, holders) => {
  const roles = [...db.roles.values()].map((role) => role.roleKey);
  expect(roles.filter((role) => namesOf(role).has(name))).toEqual(holders);
});

test('nobody but the super admin may both pay withdraws and lift a blacklisting', () => {
  for (const role of db.roles.values()) {
    const names = namesOf(role.roleKey);
    const both = names.has('cwManage/withdrawLogPay') && names.has('memberWithdrawAddress/unblacklist');
    expect(both).toBe(role.roleKey === 'super_admin');
  }
});

test('every demo account is a user with the role it is offered with', () => {
  for (const { userName, role } of demoAccounts) {
    const user = [...db.users.values()].find((item) => item.userName === userName);
    const roles = user?.roleIds.map((id) => db.roles.get(id)?.roleKey);
    expect(role === 'disabled' ? user?.userStatus : roles?.[0]).toBe(role === 'disabled' ? 0 : role);
  }
  expect(demoAccounts).toHaveLength(db.users.size);
});

const flat = (records: MenuRecord[]): MenuRecord[] =>
  records.flatMap((record) => [record, ...flat(record.children)]);

test('only screens that exist are in the menu, and the permissions are those of the roles', () => {
  for (const user of db.users.values()) {
    const { menuList, permissions } = userMenusOf(db, user, NOON);
    const records = flat(menuList);
    for (const { component, children, meta, name } of records) {
      if (component.startsWith('layout/'))
        expect(children.some((child) => !child.meta.isHide) || meta.isHide || meta.isLink).toBeTruthy();
      else
        expect(
          existsSync(`src/views/${component}.tsx`) || existsSync(`src/views/${component}/index.tsx`),
        ).toBe(true);
      expect(name).toMatch(/^apiV2Sitebkd[A-Za-z]+$/);
    }
    expect(new Set(permissions)).toEqual(permissionsOf(db, user));
  }
});

test('the super admin holds the wildcard, and the user without rights nothing', () => {
  const [admin] = db.users.values();
  const common = [...db.users.values()].find((user) => user.userName === 'common');
  expect(admin && userMenusOf(db, admin, NOON).permissions).toEqual(['*/*/*']);
  expect(common && userMenusOf(db, common, NOON)).toMatchObject({ menuList: [], permissions: [] });
});
