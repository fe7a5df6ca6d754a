import { expect, test } from 'vitest';
import { SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { permissionOf } from '@/api/call';
import { contractCalls } from '../../../tools/contract/described';
import { NOON } from '../mocks/operator';

/** Held by every session: no button asks for them. */
const FREE = [`${SITE}cwManage/rechargeWithdrawReview`];

test('every permission a call of the contract asks for is one the menu can grant', () => {
  const known = new Set(createDb({ now: NOON }).menus.map(({ name }) => name));
  const asked = contractCalls.flatMap((call) => permissionOf(call) ?? []);
  expect(asked.length).toBeGreaterThan(40);
  expect([...new Set(asked)].filter((name) => !known.has(name) && !FREE.includes(name))).toEqual([]);
});
