import { parse } from './money';
import type { Money } from './money';

/** A withdraw with such a score takes two reviewers. */
export const RISKY_SCORE = 60;

const OUTFLOW_TIMES = 3n;
const OUTFLOW_FROM = parse('1000');

/** True where more went out than is likely to have come from trading. Both in USDT. */
export const isOutflow = (out: Money, inward: Money): boolean =>
  out > OUTFLOW_FROM && out > OUTFLOW_TIMES * inward;
