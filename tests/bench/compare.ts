/** Figures of one run, and how long the fixed piece of work took in it, in milliseconds. */
export interface Measured {
  calibration: number;
  figures: Record<string, number>;
}

interface Worse {
  name: string;
  last: number;
  now: number;
  /** 0.25 is a quarter worse. */
  by: number;
}

/** A figure worse than this share of the last one is told. */
const TOLERATED = 0.1;

/** The figures of which more is better. */
const BETTER_HIGHER = /MB\/s|share of md5sum/;

const isTime = (name: string): boolean => /, ms\b/.test(name);

/**
 * What got worse since the last run by more than a tenth, the worst first. Milliseconds are divided by what the same
 * piece of work took in the same run, so that a slower machine makes nothing worse.
 */
export function worseThan(last: Measured, now: Measured): Worse[] {
  const pace = now.calibration / last.calibration;
  return Object.entries(now.figures)
    .flatMap(([name, value]) => {
      const before = last.figures[name] ?? 0;
      if (!(before > 0) || !(value > 0)) return [];
      const ratio = BETTER_HIGHER.test(name) ? before / value : value / before;
      const by = (isTime(name) ? ratio / pace : ratio) - 1;
      return by > TOLERATED ? [{ name, last: before, now: value, by }] : [];
    })
    .toSorted((one, other) => other.by - one.by);
}
