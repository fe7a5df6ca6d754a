/** Events in the order of their time; an event may add later ones. */
export interface Agenda {
  add(at: number, run: () => void): void;
  /** Runs everything up to and including this moment; later events are forgotten. */
  runUntil(end: number): void;
}

interface Event {
  at: number;
  run: () => void;
}

export function createAgenda(): Agenda {
  // Binary heap; the sequence number keeps events of one moment in the order they were added.
  const heap: (Event & { turn: number })[] = [];
  let turns = 0;

  const before = (a: number, b: number): boolean => {
    const x = heap[a];
    const y = heap[b];
    return x !== undefined && y !== undefined && (x.at < y.at || (x.at === y.at && x.turn < y.turn));
  };
  const swap = (a: number, b: number): void => {
    const x = heap[a];
    const y = heap[b];
    if (!x || !y) return;
    heap[a] = y;
    heap[b] = x;
  };

  function takeFirst(): Event | undefined {
    swap(0, heap.length - 1);
    const first = heap.pop();
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const smaller = before(right, left) ? right : left;
      if (!before(smaller, at)) return first;
      swap(smaller, at);
      at = smaller;
    }
  }

  return {
    add(at, run) {
      heap.push({ at, run, turn: turns++ });
      for (let child = heap.length - 1; child > 0;) {
        const parent = Math.floor((child - 1) / 2);
        if (!before(child, parent)) return;
        swap(child, parent);
        child = parent;
      }
    },
    runUntil(end) {
      for (let event = takeFirst(); event && event.at <= end; event = takeFirst()) event.run();
    },
  };
}
