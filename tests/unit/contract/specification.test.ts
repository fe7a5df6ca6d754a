import { expect, test } from 'vitest';
import { contractCalls } from '../../../tools/contract/described';

/** The calls that are given from outside, letter by letter: whatever the contract says, these are right. */
const GIVEN = [
  'GET user/getUserMenus',
  'POST cwManage/chargeLogList',
  'GET memberRechargeLog/get',
  'POST cwManage/chargeLogAdd',
  'PUT memberRechargeLog/edit',
  'DELETE memberRechargeLog/delete',
  'POST cwManage/chargeLogReview',
  'POST cwManage/rechargeWithdrawReview',
  'GET dict/data/getDictData',
  'GET bigUpload/upload',
  'POST bigUpload/upload',
  'POST bigUpload/uploadMerge',
];

test.each(GIVEN)('%s is described as it was given', (call) => {
  expect(contractCalls.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test('the question of the reminder carries Type, and its answer the three counts', () => {
  const pending = contractCalls.find(({ path }) => path === 'cwManage/rechargeWithdrawReview');
  expect(Object.keys(pending?.body ?? {})).toEqual(['Type']);
  expect(Object.keys(pending?.answer ?? {})).toEqual(
    expect.arrayContaining(['systemRechargeCount', 'withdrawCount', 'realNameAuthCount']),
  );
});
