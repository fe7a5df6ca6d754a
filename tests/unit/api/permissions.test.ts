import { expect, test } from 'vitest';
import { SITE } from '#mocks/access';
import { createDb } from '#mocks/db';
import { NOON } from '../mocks/operator';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/api/*.ts', { eager: true });

/** Permissions a module tells the console's buttons about: texts, and what resources and maps hold. */
function permissionsIn(value: unknown, deep = 0): string[] {
  if (typeof value === 'string') return value.startsWith(SITE) && value !== SITE ? [value] : [];
  if (typeof value !== 'object' || value === null || deep > 3) return [];
  return Object.values(value).flatMap((part) => permissionsIn(part, deep + 1));
}

/** Held by every session: no button asks for them. */
const FREE = [`${SITE}cwManage/rechargeWithdrawReview`];

test('every permission the console asks for by name is one the menu can grant', () => {
  const known = new Set(createDb({ now: NOON }).menus.map(({ name }) => name));
  const asked = Object.values(modules).flatMap((module) => permissionsIn(module));
  expect(asked.length).toBeGreaterThan(40);
  expect([...new Set(asked)].filter((name) => !known.has(name) && !FREE.includes(name))).toEqual([]);
});
