import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readShape } from '@/contract/field/read';
import { recharge } from '@/contract/finance/recharge';
import { shapeOf } from '@/contract/resource';
import { ProofReading } from '@/views/finance/recharge/ProofReading';
import { renderScreen, signInAs } from '../render';

const PAID = { coin: 'USDT', amount: '1000', fiatAmount: '7180', fiatCurrency: 'CNY', payerName: '李雷' };
const READ = { amount: '7180.00', currency: 'CNY', payerName: '李雷' };

/** The lines of the comparison: label, entered, read, verdict. */
function lines(proof: unknown, paid: object = PAID): string[][] {
  signInAs();
  const record = readShape(shapeOf(recharge, 'detail'), { ...paid, proof });
  if (!record) throw new Error('unreadable');
  renderScreen(<ProofReading record={record} />);
  const table = within(screen.getByRole('region', { name: '凭证比对' })).getByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent ?? ''));
}

test.each([
  ['the same, however it is written', READ, ['付款金额', '7,180 CNY', '7,180 CNY', '一致']],
  ['less', { ...READ, amount: '7169.23' }, ['付款金额', '7,180 CNY', '7,169.23 CNY', '不一致 · -10.77 CNY']],
  ['more', { ...READ, amount: '8000' }, ['付款金额', '7,180 CNY', '8,000 CNY', '不一致 · +820 CNY']],
  ['another currency', { ...READ, currency: 'JPY' }, ['付款金额', '7,180 CNY', '7,180 JPY', '不一致']],
  ['nothing', null, ['付款金额', '7,180 CNY', '未识别', '—']],
  ['an amount that is none', { ...READ, amount: '7,169.23' }, ['付款金额', '7,180 CNY', '未识别', '—']],
])('a proof that shows %s', (_, proof, line) => {
  expect(lines(proof)[0]).toEqual(line);
});

test('coins are compared where no fiat was paid, and the payer by name', () => {
  const paid = { ...PAID, fiatAmount: null, fiatCurrency: '' };
  expect(lines({ amount: '1000', currency: 'USDT', payerName: '韩梅梅' }, paid)).toEqual([
    ['付款金额', '1,000 USDT', '1,000 USDT', '一致'],
    ['付款人', '李雷', '韩梅梅', '不一致'],
  ]);
});
