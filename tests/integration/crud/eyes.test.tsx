import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adjust } from '@/contract/finance/adjust';
import { AdjustStatus } from '@/contract/finance/adjustFlow';
import { flowOf } from '@/contract/flow';
import { FourEyes } from '@/domain/eyes/FourEyes';
import { signInAs } from '../render';

const living = { ...adjust, flow: flowOf(adjust) };

const step = (operatorName: string, at: string) => ({
  id: '1',
  step: 1,
  result: 'approve',
  operatorName,
  at,
  note: '',
  diff: [],
});

const record = {
  status: AdjustStatus.pending,
  createdBy: 'finance01',
  createdAt: '2026-11-20 09:00:00',
  firstReviewer: 'finance02',
  reviewerName: '',
  reviewedAt: null,
  claimBy: 'risk001',
  claimUntil: '2026-11-20 12:08:00',
  history: [step('finance02', '2026-11-20 10:00:00')],
};

const eyes = () => screen.getByRole('region', { name: '经手人' });

test.each([
  ['somebody else', 'admin', ['*/*/*'], '可由您处理'],
  ['its maker', 'finance01', ['*/*/*'], '您已经手，不能处理'],
  ['its first reviewer', 'finance02', ['*/*/*'], '您已经手，不能处理'],
  ['somebody without the right', 'service01', [], ''],
])(
  'who made it, who reviewed it first and who looks, each with a time; %s is told whether it may be them',
  (_, userName, may, says) => {
    signInAs(may, { userName });
    render(<FourEyes living={living} record={record} />);
    expect(
      within(eyes())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '创建人finance012026-11-20 09:00:00',
      '初审人finance022026-11-20 10:00:00',
      '当前审核人risk001至 2026-11-20 12:08:00',
    ]);
    expect(within(eyes()).getByText('待另一人处理').parentElement).toHaveTextContent(
      new RegExp(`^待另一人处理${says}$`),
    );
  },
);

test('what is decided waits for nobody, and what nobody has had a part in has no strip', () => {
  signInAs();
  const decided = { status: AdjustStatus.approved, reviewerName: 'admin', reviewedAt: '2026-11-20 11:00:00' };
  const { rerender } = render(<FourEyes living={living} record={{ ...record, ...decided, claimBy: '' }} />);
  expect(eyes()).toHaveTextContent(/审核人admin2026-11-20 11:00:00$/);
  rerender(<FourEyes living={living} record={{ status: AdjustStatus.pending }} />);
  expect(screen.queryByRole('region')).toBeNull();
});
