import { openQuestion } from '../../../src/contract/block/question';
import type { Asked, ThreadKind, WireThreadEntry } from '@/contract/block/question';
import { termsNamed } from '../../../src/contract/flow';
import type { Flowing, MoveTerms } from '@/contract/flow';
import type { Db } from '../db';
import { is } from '../question';
import type { Narrow } from '../question';
import { Refusal } from '../refusal';

/** A stored record that is asked back about; without a thread nothing was asked. */
export interface Threaded {
  thread?: WireThreadEntry[];
}

/** What was asked about a record and replied. */
export const threadOf = ({ thread = [] }: Threaded): readonly WireThreadEntry[] => thread;

/** The question about a record that waits for its reply. */
export const questionIn = (row: Threaded): WireThreadEntry | undefined => openQuestion(threadOf(row));

/** True where a move has to wait for the reply to a question, or for its being taken back. */
export const isHeldUp = ({ answered }: Pick<MoveTerms, 'answered'>, row: Threaded): boolean =>
  answered && questionIn(row) !== undefined;

/** @throws Refusal 40904 for a decision about a record whose question is open */
export function mustBeAnswered(terms: Pick<MoveTerms, 'answered'>, row: Threaded): void {
  const open = questionIn(row);
  if (terms.answered && open) throw new Refusal(40904, { because: 'questionOpen', who: open.by });
}

/** Adds an entry; earlier ones stay as they are. */
export function addEntry(
  db: Db,
  row: Threaded,
  entry: { kind: ThreadKind; by: string; text: string; to?: string },
): void {
  row.thread = [...threadOf(row), { to: '', ...entry, at: db.stamp() }];
}

/** Where the last question about a record stands, as far as `terms` let it be replied to or decided. */
function askedOf(
  { question, reply }: Readonly<Record<'question' | 'reply', Pick<MoveTerms, 'from'>>>,
  row: Threaded & { status: number },
): Asked | '' {
  const last = threadOf(row).at(-1)?.kind;
  if (last === 'question' && reply.from.includes(row.status)) return 'open';
  return last === 'reply' && question.from.includes(row.status) ? 'answered' : '';
}

/** The filter by where the last question about a record of this resource stands. */
export function byAsked<Row extends Threaded & { status: number }>(resource: Flowing): Narrow<Row> {
  const terms = { question: termsNamed(resource, 'question'), reply: termsNamed(resource, 'reply') };
  return is((row) => askedOf(terms, row));
}
