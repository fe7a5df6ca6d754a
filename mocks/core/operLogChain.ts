import { canonical } from '../../src/contract/canonical';
import type { Tables } from './tables';
import { sha256 } from './sha256';
import type { Anchor, OperLog, OperLogChain } from './systemRows';

type Chained = Pick<Tables, 'operLogs' | 'operLogChain'>;

/** What the digest of a line is made over. */
export const contentOf = (line: OperLog): string =>
  canonical(Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'digest')));

/** Sets the links of a line that becomes the newest. */
function link(chain: OperLogChain, line: OperLog): void {
  line.prevDigest = chain.head;
  line.digest = sha256(contentOf(line));
  chain.head = line.digest;
}

/** Adds a line at the end of the chain. */
export function append(
  { operLogs, operLogChain }: Chained,
  line: Omit<OperLog, 'prevDigest' | 'digest'>,
): void {
  const linked: OperLog = { ...line, prevDigest: '', digest: '' };
  link(operLogChain, linked);
  operLogs.push(linked);
}

/** Chains seeded lines, which were written area by area, in the order of their times; so their ids are. */
export function chainSeeds({ operLogs, operLogChain }: Chained): void {
  const ids = operLogs.map(({ id }) => id).toSorted((a, b) => a - b);
  operLogs.sort((a, b) => (a.operTime < b.operTime ? -1 : a.operTime > b.operTime ? 1 : a.id - b.id));
  operLogChain.head = '';
  operLogs.forEach((line, place) => {
    line.id = ids[place] ?? line.id;
    link(operLogChain, line);
  });
}

const anchorOf = ({ id, prevDigest, digest }: OperLog): Anchor => ({
  first: id,
  last: id,
  lines: 1,
  prevDigest,
  digest,
});

const joined = (one: Anchor, next: Anchor): Anchor => ({
  ...one,
  last: next.last,
  lines: one.lines + next.lines,
  digest: next.digest,
});

/** Leaves out lines, and an anchor in place of each row of neighbours among them. */
export function dropLines(db: Chained, left: OperLog[]): void {
  const kept = new Set(left);
  const gone = db.operLogs.filter((line) => !kept.has(line)).map(anchorOf);
  db.operLogs = left;
  db.operLogChain.anchors = [...db.operLogChain.anchors, ...gone]
    .toSorted((a, b) => a.first - b.first)
    .reduce<Anchor[]>((all, next) => {
      const last = all.at(-1);
      // Neighbours are told by their digests: between them there is no line that could have been kept.
      if (last?.digest === next.prevDigest) all.splice(-1, 1, joined(last, next));
      else all.push(next);
      return all;
    }, []);
}
