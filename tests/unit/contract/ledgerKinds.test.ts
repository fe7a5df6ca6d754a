import { expect, test } from 'vitest';
import { Ledger, ledgerKind } from '@/contract/ledgerKinds';
import { createLedger } from '#mocks/core/ledger';
import { seededDictionaries } from '../../../tools/openapi/words';

const kinds = Object.entries(Ledger);
const codes = kinds.map(([, { code }]) => code);

test('every kind has a code of its own, and every code of the dictionary is a kind', () => {
  const dictionary = seededDictionaries().find(({ type }) => type === 'biz_asset_biz');
  expect(codes.map(String)).toEqual(dictionary?.codes.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

const line = { memberId: 1, uid: 'U', accountType: 1, coin: 'USDT', refType: 'adjust', refNo: 'A1', at: 0 };
const PLENTY = 1_000n;

/** A ledger with enough of both columns. */
function stocked() {
  const ledger = createLedger();
  ledger.book({ ...line, bizType: Ledger.recharge.code, available: PLENTY * 2n });
  ledger.book({ ...line, bizType: Ledger.manualFreeze.code, available: -PLENTY, frozen: PLENTY });
  return ledger;
}

const allowed = (sign: string, amount: bigint): boolean =>
  amount === 0n || sign === '±' || sign === (amount > 0n ? '+' : '-');

test.each(kinds)('a line of kind %s is booked in its direction alone', (_, { code, available, frozen }) => {
  for (const change of [-5n, 0n, 5n])
    for (const aside of [-5n, 0n, 5n]) {
      const book = () => stocked().book({ ...line, bizType: code, available: change, frozen: aside });
      if (allowed(available, change) && allowed(frozen, aside))
        expect(book()).toMatchObject({ bizType: code });
      else expect(book).toThrow('cannot book');
    }
});

test('a line of no kind is not booked', () => {
  expect(ledgerKind(999)).toBeUndefined();
  expect(() => stocked().book({ ...line, bizType: 999, available: 5n })).toThrow('cannot book');
});
