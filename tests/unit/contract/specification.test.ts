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
  'GET menu/list',
  'GET menu/getParams',
  'POST menu/add',
  'GET menu/get',
  'PUT menu/update',
  'DELETE menu/delete',
  'GET dict/data/getDictData',
  'GET dict/data/list',
  'GET dict/data/get',
  'POST dict/data/add',
  'PUT dict/data/edit',
  'DELETE dict/data/delete',
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

test('a value of a dictionary is asked for by its dictCode, and entries of the menu are deleted one by one', () => {
  const get = contractCalls.find(({ path }) => path === 'dict/data/get');
  expect(Object.keys(get?.query ?? {})).toEqual(['dictCode']);
  const remove = contractCalls.find(({ path }) => path === 'menu/delete');
  expect(remove?.body?.['ids']?.options.max).toBe(1);
});
