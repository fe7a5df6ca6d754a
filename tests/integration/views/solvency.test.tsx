import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SolvencyStrip } from '@/domain/solvency/SolvencyStrip';
import { add } from '@/lib/money';
import { renderScreen } from '../render';

const decimal = (text: string) => add(text, '0');

const coin = (name: string, percent: string | null) => ({
  coin: name,
  liability: decimal(percent === null ? '0' : '1000'),
  hot: decimal('700.000000000000000001'),
  cold: decimal('336'),
  percent: percent === null ? null : decimal(percent),
});

test('coins stand in the order of their coverage, those below the alert threshold are marked, and what owes nothing comes last', async () => {
  const coverage = [coin('SOL', null), coin('USDT', '103.6'), coin('XRP', '100.6'), coin('BTC', '102.3')];
  renderScreen(<SolvencyStrip figures={{ coverage, coverageAlert: decimal('101') }} />);
  const strip = await screen.findByRole('region', { name: '偿付覆盖率' });
  const coins = within(strip).getAllByRole('listitem');
  expect(coins.map((one) => one.textContent)).toEqual(['XRP100.6%', 'BTC102.3%', 'USDT103.6%', 'SOL无负债']);
  expect(coins[0]?.title).toContain('热钱包 700.000000000000000001');
  const marked = coins.map((one) => within(one).getByText(/%|无负债/).className !== '');
  expect(marked).toEqual([true, false, false, false]);
});
