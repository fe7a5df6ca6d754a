import type { AdjustLine } from '@/api/adjustTypes';
import type { CsvShape } from '@/crud/import/shape';

/** What a file of corrections looks like. */
export const shape: CsvShape<Exclude<keyof AdjustLine, 'line'>> = {
  columns: ['uid', 'account', 'coin', 'direction', 'amount', 'reason'],
  example: {
    uid: '10010008',
    account: '1',
    coin: 'USDT',
    direction: '1',
    amount: '12.5',
    reason: 'Deposit missed, ticket 1234',
  },
  most: 500,
  file: 'adjust_template',
};
