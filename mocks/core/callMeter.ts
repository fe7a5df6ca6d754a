/** One answered call: when and how long, in the process's own milliseconds. */
interface Measured {
  at: number;
  cost: number;
  failed: boolean;
}

const MINUTE = 60_000;

/** Calls that are kept; the oldest make place. */
const MOST = 20_000;

/** Figures of the calls of the last minute. */
export interface CallFigures {
  perMinute: number;
  /** Milliseconds; `null` without calls. */
  p95: number | null;
  /** Share of those that were refused or failed, from 0 to 1. */
  failed: number;
}

/** Measures calls. The clock is given, because the demo's own can be moved. */
export function callMeter(now: () => number = () => performance.now()) {
  let calls: Measured[] = [];
  const recent = () => calls.filter(({ at }) => now() - at <= MINUTE);
  return {
    record(cost: number, failed: boolean): void {
      calls.push({ at: now(), cost, failed });
      if (calls.length > MOST) calls = recent().slice(-MOST / 2);
    },
    figures(): CallFigures {
      calls = recent();
      const costs = calls.map(({ cost }) => cost).sort((a, b) => a - b);
      return {
        perMinute: calls.length,
        p95: costs[Math.ceil(costs.length * 0.95) - 1] ?? null,
        failed: calls.length === 0 ? 0 : calls.filter(({ failed }) => failed).length / calls.length,
      };
    },
  };
}

/** The meter of this process, whichever data its calls are about. */
export const processCalls = callMeter();
