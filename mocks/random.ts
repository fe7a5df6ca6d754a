/** One deterministic stream of draws. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  /** A value drawn by its weight. @throws RangeError for an empty list */
  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T;
  /** Log-normal draw with this median. */
  logNormal(median: number, sigma: number): number;
  shuffle<T>(list: readonly T[]): T[];
  /** So many characters of an alphabet. */
  text(length: number, alphabet: string): string;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The sub-stream of one entity: adding an entity does not reshuffle the others. */
export function randomStream(seed: number, entity: string): Random {
  const next = mulberry32(seed ^ hash(entity));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (!list.length) throw new RangeError('nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: (list) => {
      let left = next() * list.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(list)[0];
    },
    logNormal: (median, sigma) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(sigma * normal);
    },
    shuffle: (list) => {
      const result = [...list];
      for (let i = result.length - 1; i > 0; i--) {
        const [taken] = result.splice(int(0, i), 1);
        if (taken !== undefined) result.push(taken);
      }
      return result;
    },
    text: (length, alphabet) => Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join(''),
  };
}

/** A deck with exactly so many of each value, in drawn order. */
export const deck = <T>(random: Random, counts: readonly (readonly [value: T, count: number])[]): T[] =>
  random.shuffle(counts.flatMap(([value, count]) => Array.from({ length: count }, () => value)));
