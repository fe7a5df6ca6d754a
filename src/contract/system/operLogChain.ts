import { choice } from '../field/choices';
import { records, record } from '../field/nested';
import { count } from '../field/numbers';
import { nullable } from '../field/shared';
import { hash, id, text } from '../field/texts';
import { time } from '../field/times';

/** How a line does not fit into the chain. */
export const Misfit = {
  /** It is not what its digest was made over. */
  content: 'content',
  /** What its digest was made over names another line before it: one was taken out, put in, or moved. */
  before: 'before',
  /** The newest lines are missing after it. */
  end: 'end',
} as const;
export type Misfit = (typeof Misfit)[keyof typeof Misfit];

/** One line as its digest sees it. */
export const chainLink = {
  id: id(),
  /**
   * The canonical JSON of the line as it is kept, `prevDigest` included and `digest` left out; its texts do not depend on
   * the language of who asks.
   */
  content: text(),
  /** The digest of the line before. */
  prevDigest: hash(),
  /** SHA-256 over `content`. */
  digest: hash(),
};

/** What a check of the chain has found. */
export const chainReport = {
  /** Lines in the range, up to the first that does not fit. */
  checked: count(),
  /** Lines on the way that were deleted when they were old enough; the chain is followed over them. */
  deleted: count(),
  /** The first line that does not fit; `null` for a whole chain. */
  broken: nullable(record({ id: id(), operTime: time(), why: choice(Misfit) })),
  /**
   * Neighbours for the client to check on its own, at most `MOST_LINKS`: the last ones that were checked, the broken one
   * included. Empty for operators who do not see the doings of everybody.
   */
  links: records(chainLink),
};

/** Most lines that an answer hands out with their contents. */
export const MOST_LINKS = 50;

/** A line between its neighbours. */
interface Linked {
  readonly prevDigest: string;
  readonly digest: string;
}

/**
 * Why a line does not fit.
 * @param digest what its content comes to
 * @param before the digest of the line before; `undefined` where that is not known
 */
export function misfitOf(line: Linked, digest: string, before: string | undefined): Misfit | null {
  if (line.digest !== digest) return Misfit.content;
  return before === undefined || line.prevDigest === before ? null : Misfit.before;
}
