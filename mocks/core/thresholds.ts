import type { Db } from './db';
import { parse } from './money';
import type { Money } from './money';

/** A withdraw with such a score takes two reviewers. */
export const RISKY_SCORE = 60;

const OUTFLOW_TIMES = 3n;
const OUTFLOW_FROM = parse('1000');

/** True where more went out than is likely to have come from trading. Both in USDT. */
export const isOutflow = (out: Money, inward: Money): boolean =>
  out > OUTFLOW_FROM && out > OUTFLOW_TIMES * inward;

/** An amount of the settings; zero where it is not set. */
const setting = (db: Db, key: string): Money => parse(db.config.get(key) ?? '0');

/** From this worth in USDT on a withdraw takes two reviewers. */
export const secondReviewFrom = (db: Db): Money => setting(db, 'withdraw.review.secondThreshold');

/** Above this worth in USDT a recharge takes two reviewers. */
export const rechargeSecondAbove = (db: Db): Money => setting(db, 'recharge.review.secondThreshold');
