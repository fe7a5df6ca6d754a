import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { runDueJobs } from '#mocks/core/jobs';
import { tradingVisits } from '#mocks/trading/visits';
import { Refusal } from '#mocks/core/refusal';
import { NOON } from '../operator';

/** A market whose clock is moved by hand, and whose customers trade when they are told to. */
export interface Market {
  db: Db;
  pass(ms: number): void;
  /** So many members do something, or try to. */
  trade(count: number): void;
}

export function market(start = NOON, seed?: number): Market {
  let now = start;
  const db = createDb({ now: () => now, ...(seed === undefined ? {} : { seed }) });
  return {
    db,
    pass(ms) {
      now += ms;
      runDueJobs(db);
    },
    trade(count) {
      const random = db.random('tradingTest');
      for (let turn = 0; turn < count; turn++) {
        const visit = random.weighted(tradingVisits.map((one) => [one, one.weight] as const));
        try {
          visit.act(db, random);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    },
  };
}
