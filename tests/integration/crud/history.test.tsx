import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { reviewStep } from '@/contract/block/review';
import { code, codes } from '@/contract/field/codes';
import { flag, money } from '@/contract/field/numbers';
import { readShape } from '@/contract/field/read';
import { localText, tags } from '@/contract/field/texts';
import { RecordHistory } from '@/domain/kit/RecordHistory';
import { VersionConflict } from '@/crud/form/VersionConflict';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { onDict } from './toyServer';

beforeEach(() => signInAs());

const shape = {
  status: code('biz_recharge_status'),
  canTrade: flag(),
  rejectCode: codes('biz_recharge_reject'),
  amount: money(),
  tags: tags(),
  guide: localText(),
};

/** What one change shows: the values before and after. */
const change = (label: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a history shows words for codes, lists and texts in three languages, and nothing as it is stored', async () => {
  onDict();
  const diff = [
    { field: 'status', before: '1', after: '2' },
    { field: 'rejectCode', before: null, after: '["2","3"]' },
    { field: 'amount', before: '1000.50', after: '2000' },
    { field: 'tags', before: '[]', after: '["VIP","新"]' },
    { field: 'memo', before: '["说明","Guide","說明"]', after: '["请转账","Pay","請轉帳"]' },
  ];
  const step = readShape(reviewStep, {
    id: '1',
    step: 1,
    result: '2',
    operatorName: 'li',
    at: '2026-11-20 08:00:00',
    note: '',
    diff,
  });
  stage(<RecordHistory name="toy" shape={{ ...shape, memo: shape.guide }} steps={step ? [step] : []} />);
  await seen('待审核');
  expect(change('状态')).toEqual(['待审核', '已入账']);
  expect(change('驳回原因')).toEqual(['（空）', '已入账、已驳回']);
  expect(change('数量')).toEqual(['1,000.5', '2,000']);
  expect(change('标签')[1]).toBe('VIP、新');
  expect(change('Memo')).toEqual(['说明', '请转账']);
});

test('what another operator changed meanwhile is told in words', async () => {
  onDict();
  stage(
    <VersionConflict
      name="toy"
      shape={shape}
      before={{ status: 1, amount: '5' }}
      current={{ status: 3, amount: '5', updatedBy: 'li' }}
      onTake={() => undefined}
    />,
  );
  await seen('已驳回');
  expect(change('状态')).toEqual(['待审核', '已驳回']);
});
