import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EffectTable } from '@/domain/kit/EffectTable';

const WORTH = {
  label: '一人即可通过的金额',
  before: '1500.123456789012',
  after: '0.0001',
  bad: true,
  usdt: true,
};
const COINS = { label: '最多派付', before: '0.123456789012345678', after: '1200', bad: false };
const WORDS = { label: '平台优势', before: '12.6%', after: '无', bad: false };

test('what a change would do is shown in USDT as figures are, in coins with eight decimals, and the tooltip has all', () => {
  render(<EffectTable consequences={[WORTH, COINS, WORDS]} />);
  const seen = (cell: HTMLElement) =>
    cell.querySelector('[data-seen]')?.getAttribute('data-seen') ?? cell.textContent;
  expect(screen.getAllByRole('cell').map(seen)).toEqual([
    '≈ 1,500.12',
    '≈ <0.01',
    '0.12345678',
    '1,200',
    '12.6%',
    '无',
  ]);
  expect(screen.getByTitle('1,500.123456789012 USDT')).toBeVisible();
  expect(screen.getByTitle('0.123456789012345678')).toHaveAttribute('data-cut', 'true');
});
