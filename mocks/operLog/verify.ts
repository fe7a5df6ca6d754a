import { Misfit, misfitOf, MOST_LINKS } from '../../src/contract/system/operLogChain';
import type { operLog as contract } from '@/contract/system/operLog';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { contentOf } from '../core/operLogChain';
import { sha256 } from '../core/sha256';
import { staffScopeOf } from '../core/staffScope';
import type { OperLog } from '../core/systemRows';

type Verify = (typeof contract)['calls']['verify'];
type Report = WireShape<Verify['answer']>;

/** Longest content that is handed out. */
const LONGEST_CONTENT = 20_000;

/** What was found on the way along the chain. */
interface Found extends Pick<Report, 'checked' | 'deleted' | 'broken'> {
  /** The neighbours that were checked last. */
  run: OperLog[];
}

/** Follows the chain over its lines from one place to another. */
function follow({ operLogs, operLogChain: { head, anchors } }: Db, from: number, to: number): Found {
  const found: Found = { checked: 0, deleted: 0, broken: null, run: [] };
  const left = anchors.filter(({ last }) => from === 0 || last > (operLogs[from - 1]?.id ?? 0));
  let before: string | undefined = from === 0 ? '' : operLogs[from - 1]?.digest;

  /** Goes over what was deleted before a line. */
  function skip(id: number): void {
    for (let next = left[0]; next && next.first < id; next = left[0]) {
      left.shift();
      if (next.prevDigest !== before) return;
      before = next.digest;
      found.run = [];
      found.deleted += next.lines;
    }
  }

  for (const line of operLogs.slice(from, to)) {
    skip(line.id);
    const why = misfitOf(line, sha256(contentOf(line)), before);
    found.checked += 1;
    found.run = [...found.run.slice(1 - MOST_LINKS), line];
    if (why !== null) return { ...found, broken: { id: line.id, operTime: line.operTime, why } };
    before = line.digest;
  }
  const last = operLogs[to - 1];
  if (to === operLogs.length && last) {
    skip(Infinity);
    if (before !== head)
      return { ...found, broken: { id: last.id, operTime: last.operTime, why: Misfit.end } };
  }
  return found;
}

/** Answers whether the lines of some times are what they were when they were written. */
export function verify({ db, input, user }: Context<Sent<Verify['query']>>): Report {
  const { from = '', to = '9' } = input;
  const inRange = ({ operTime }: OperLog): boolean => operTime >= from && operTime <= to;
  const start = db.operLogs.findIndex(inRange);
  const end = db.operLogs.findLastIndex(inRange) + 1;
  const { run, ...report } =
    start === -1 ? { checked: 0, deleted: 0, broken: null, run: [] } : follow(db, start, end);
  const shows = staffScopeOf(db, user);
  const links = run.map((line) => ({
    id: line.id,
    content: contentOf(line),
    prevDigest: line.prevDigest,
    digest: line.digest,
  }));
  const isOpen =
    run.every(({ operName }) => shows(operName)) &&
    links.every(({ content }) => content.length <= LONGEST_CONTENT);
  return { ...report, links: isOpen ? links : [] };
}
