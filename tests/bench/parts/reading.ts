import { recharge } from '@/contract/finance/recharge';
import { readPage } from '@/contract/page';
import { sampleRecord } from '../../integration/bent/samples';

const ROWS = 1000;
const ROUNDS = 20;

function middle(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

/** How long the longest page takes to be read by its description, and how that compares with parsing it. */
export function measureReading(): Record<string, number> {
  const list = Array.from({ length: ROWS }, (_, n) => sampleRecord(recharge.row, n));
  const text = JSON.stringify({ list, total: ROWS });
  const answer: unknown = JSON.parse(text);
  const reading = middle(() => readPage(recharge.row, answer));
  const parsing = middle(() => JSON.parse(text));
  return {
    'longest page of recharges: read by the contract, ms': reading,
    'longest page of recharges: read, times JSON.parse': reading / parsing,
  };
}
