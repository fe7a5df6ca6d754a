import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { get, SITE } from '@/api/client';
import type { RiskCheck } from '@/domain/review/checks';
import { setMenu } from '../menu';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { dialogOf, findDialog, onQueue, DECISIONS, press, stageReview, startQueue } from './reviewStage';
import { seen } from './stage';
import { onDict } from './toyServer';

beforeEach(() => {
  signInAs();
  onDict();
});

const CHECKS: RiskCheck[] = [
  { code: '2', level: 'pass' },
  {
    code: '1',
    level: 'warn',
    weight: 20,
    evidence: 'first used <b>2</b> h ago',
    rows: [
      {
        text: 'R0009',
        value: '0.100000000000000001',
        link: { view: 'finance/recharge/index', params: { orderNo: 'R0009' } },
      },
      { text: 'elsewhere', link: { view: 'nowhere/index', params: {} } },
    ],
  },
];

const BLOCK: RiskCheck = { code: 'W03', level: 'block', label: 'Address blocked' };

const areChecks = (data: unknown): data is RiskCheck[] => Array.isArray(data);

const checks = {
  load: async (id: string, signal: AbortSignal) => {
    const data = await get(`${SITE}toy/checks`, { id }, { silent: true, signal });
    if (!areChecks(data)) throw new Error('no checks');
    return data;
  },
  dict: 'biz_risk_flag',
};

test('checks show level, word, weight, evidence, and rows that lead to their screens', async () => {
  setMenu({ 'finance/recharge/index': '/money/in' });
  onQueue(2);
  const calls = on('get', 'toy/checks', () => ok(CHECKS));
  const { visits } = stageReview({ checks });
  await startQueue();
  const panel = await screen.findByRole('region', { name: '风险检查' });
  await within(panel).findByText('风险评分 20');
  const levels = within(panel)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('data-level'))
    .filter((level) => level !== null);
  expect(levels).toEqual(['warn', 'pass']);
  expect(within(panel).getByText('待审核')).toBeVisible();
  expect(within(panel).getByText('+20 分')).toBeVisible();
  expect(within(panel).getByText('first used <b>2</b> h ago')).toBeVisible();
  expect(within(panel).getByText('0.100000000000000001')).toBeInTheDocument();
  const links = within(panel).getAllByRole('link', { name: /打开/ });
  expect(links).toHaveLength(1);
  if (links[0]) fireEvent.click(links[0]);
  await waitFor(() => expect(visits.map(({ to }) => to)).toContain('/money/in?orderNo=R0009'));
  expect(screen.getByRole('button', { name: '通过' })).toBeEnabled();
  // Those of the next record are there already.
  await waitFor(() => expect(calls.count).toBe(2));
});

test('a check that blocks forbids approval and says so; the rest can still be decided', async () => {
  onQueue(1);
  on('get', 'toy/checks', () => ok([...CHECKS, BLOCK]));
  stageReview({ checks });
  await startQueue();
  await seen('风险检查不允许通过：Address blocked。可挂起、驳回，或由风控豁免。');
  expect(screen.getByText('风险评分 100')).toBeVisible();
  expect(screen.getByRole('button', { name: '通过' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '驳回' })).toBeEnabled();
  press('a');
  press('h');
  await findDialog('挂起');
  expect(dialogOf('通过')).toBeNull();
});

test('a decision that overrides is there only while something blocks', async () => {
  const server = onQueue(1);
  on('get', 'toy/checks', () => ok([BLOCK]));
  stageReview({
    checks,
    decisions: (decide) => [
      ...DECISIONS(decide),
      decide('release', {
        hotkey: 'O',
        counts: 'approved',
        atBlock: 'lifts',
        text: ({ orderNo }) => [orderNo],
        fixed: { result: 'approve' },
      }),
    ],
  });
  await startQueue();
  await seen('风险检查不允许通过：Address blocked。可挂起、驳回，或由风控豁免。');
  press('o');
  const dialog = await findDialog('解除挂起');
  fireEvent.click(within(dialog).getByRole('button', { name: '解除挂起' }));
  await waitFor(() => expect(server.decided).toHaveLength(1));
  await seen('没有待审核的记录');
});

test('without an answer about the checks nothing is approved, and they can be asked for again', async () => {
  onQueue(1);
  let broken = true;
  on('get', 'toy/checks', () => (broken ? refuse(50000, '检查服务不可用') : ok([])));
  stageReview({ checks });
  await startQueue();
  await seen('检查服务不可用');
  expect(screen.getByRole('button', { name: '通过' })).toBeDisabled();
  expect(screen.getByText('风险检查读取失败，暂不能通过，请刷新后重试')).toBeVisible();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await seen('没有检查项');
  expect(screen.getByRole('button', { name: '通过' })).toBeEnabled();
});
