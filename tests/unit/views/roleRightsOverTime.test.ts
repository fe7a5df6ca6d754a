import { expect, test } from 'vitest';
import { blankOf } from '@/contract/field/read';
import { reviewStep } from '@/contract/block/review';
import type { ReviewStep } from '@/contract/block/review';
import { idOf } from '@/contract/field/brands';
import { rightsOverTime } from '@/views/system/role/rightsOverTime';

type Change = [field: string, before: string, after: string];

let last = 0;

function step(by: string, ...diff: Change[]): ReviewStep {
  last += 1;
  const id = idOf(String(last));
  if (id === null) throw new Error('no id');
  return {
    ...blankOf(reviewStep),
    id,
    operatorName: by,
    diff: diff.map(([field, before, after]) => ({ field, before, after, unreadable: [] })),
  };
}

const told = (steps: ReviewStep[], waits = false) =>
  rightsOverTime(steps, waits).map(({ by, gained, lost }) => [by, gained, lost]);

const ASKS: Change = ['changeBy', '', 'admin'];
const ENDS: Change = ['changeBy', 'admin', ''];
const GAINS: Change = ['menuIds', '', '提现记录、提现记录 / 打款'];
const BACK: Change = ['menuIds', '提现记录、提现记录 / 打款', ''];

test('what was gained and lost at once is told with the newest change first', () => {
  expect(
    told([
      step('admin', ['menuIds', '', '会员列表']),
      step('admin', ['name', '甲', '乙']),
      step('admin02', ['menuIds', '会员列表', '会员列表 / 新增']),
    ]),
  ).toEqual([
    ['admin02', ['会员列表 / 新增'], ['会员列表']],
    ['admin', ['会员列表'], []],
  ]);
});

test('what waited counts from its confirmation on, by the one who confirmed it', () => {
  const asked = step('admin', ASKS, GAINS);
  expect(told([asked], true)).toEqual([]);
  expect(told([asked, step('admin02', ENDS, GAINS)])).toEqual([
    ['admin02', ['提现记录', '提现记录 / 打款'], []],
  ]);
});

test('what was rejected, or not confirmed in time, was never gained', () => {
  expect(told([step('admin', ASKS, GAINS), step('admin02', ENDS, BACK)])).toEqual([]);
  expect(
    told([step('admin', ASKS, GAINS), step('', ENDS, BACK), step('admin', ['menuIds', '公告', ''])]),
  ).toEqual([['admin', [], ['公告']]]);
});

test('what is lost while a limit waits is lost at once', () => {
  const both = step('admin', ASKS, ['adjustCap', '1', '5'], ['menuIds', '公告', '']);
  expect(told([both], false)).toEqual([['admin', [], ['公告']]]);
  expect(told([both, step('admin02', ENDS, ['adjustCap', '1', '5'])])).toEqual([['admin', [], ['公告']]]);
});

test('a change that is asked for once more waits as it was asked last', () => {
  const again: Change = ['menuIds', '', '公告'];
  expect(told([step('admin', ASKS, GAINS), step('admin', again), step('admin02', ENDS, again)])).toEqual([
    ['admin02', ['公告'], []],
  ]);
});
