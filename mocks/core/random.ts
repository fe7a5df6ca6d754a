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

/** Where a stream stands; plain data that every draw moves on. */
export interface Stand {
  state: number;
}

function mulberry32(stand: Stand): () => number {
  return () => {
    stand.state = (stand.state + 0x6d2b79f5) >>> 0;
    let t = stand.state;
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

/** Where the sub-stream of one entity begins: adding an entity does not reshuffle the others. */
export const standOf = (seed: number, entity: string): Stand => ({ state: (seed ^ hash(entity)) >>> 0 });

/** The stream that goes on from where one stands. */
export function streamFrom(stand: Stand): Random {
  const next = mulberry32(stand);
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
      let left = next() * list.reduce((total, entry) => total + entry[1], 0);
      for (const entry of list) {
        left -= entry[1];
        if (left < 0) return entry[0];
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
    text: (length, alphabet) => {
      const chars: string[] = [];
      while (chars.length < length) chars.push(alphabet.charAt(int(0, alphabet.length - 1)));
      return chars.join('');
    },
  };
}

/** The sub-stream of one entity, from its beginning. */
export const randomStream = (seed: number, entity: string): Random => streamFrom(standOf(seed, entity));

/** A deck with exactly so many of each value, in drawn order. */
export const deck = <T>(random: Random, counts: readonly (readonly [value: T, count: number])[]): T[] =>
  random.shuffle(counts.flatMap(([value, count]) => Array.from({ length: count }, () => value)));
