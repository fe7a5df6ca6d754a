import { history } from '@/contract/block/review';
import { readShape } from '@/contract/field/read';
import { barredAs, endsOf, codesOf, movesOf, personIn, stateOf, termsNamed } from '@/contract/flow';
import type { Flow, MoveTerms } from '@/contract/flow';
import type { Living } from '@/contract/block/lives';

/** Somebody who has had a part in a record. */
export interface Eye {
  part: string;
  /** Field of the row that names them; a dot leads into a nested record. */
  path: string;
  who: string;
  /** When they got their part; empty where nobody knows. */
  at: string;
}

/** Parts of people who ask for something: for as long as they are named, somebody else has to agree. */
const ASKING: readonly string[] = ['asker', 'closer', 'proposer'];

/** Field of the time that stands beside a name, by the names of the contract; `undefined` for a name without one. */
export function timeBeside(path: string): string | undefined {
  if (path === 'reviewerName') return 'reviewedAt';
  if (/(?:^|\.)by$/.test(path)) return path.replace(/by$/, 'at');
  return path.endsWith('By') ? path.replace(/By$/, 'At') : undefined;
}

/** True where somebody is kept from a decision because of an earlier part: such records are decided by two people. */
export const isOfTwo = (living: Living): boolean =>
  movesOf(living).some(({ terms }) => !terms.isEdit && terms.notBy.length > 0);

/** The last time somebody made one of these moves, by the history of the record. */
function timeInHistory(living: Living, record: object, who: string, moves: readonly string[]): string {
  const verbs = moves.map((name) => termsNamed(living, name).verb);
  const steps = readShape(history, record)?.history ?? [];
  return steps.findLast((step) => step.operatorName === who && verbs.includes(step.result))?.at ?? '';
}

/** Everybody who has had a part in a record so far, in the order of time. */
export function eyesOf(living: Living, record: object): Eye[] {
  const { people, acts = {} }: Flow = living.flow;
  return Object.entries(people)
    .flatMap(([part, path]): Eye[] => {
      const who = personIn(record, path);
      if (who === '') return [];
      const moves = acts[part];
      const at = moves ? timeInHistory(living, record, who, moves) : personIn(record, timeBeside(path) ?? '');
      return [{ part, path, who, at }];
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/**
 * The decision that a record waits for and that somebody who has had a part in it may not make; `undefined` where none
 * does. A way round it, open to everybody, is no such decision.
 */
export function openStep(living: Living, record: object): MoveTerms | undefined {
  const { flow } = living;
  const state = stateOf(flow, record);
  if (state === undefined) return undefined;
  const barred = (terms: MoveTerms) => barredAs(terms, record, () => true);
  const open = movesOf(living).filter(
    ({ call, terms }) => call && !terms.isEdit && terms.from.includes(state),
  );
  const free = open.filter(({ terms }) => barred(terms) === undefined);
  const isFinal = [...endsOf(flow), ...codesOf(flow, flow.rests ?? [])].includes(state);
  const isTold = Reflect.get(record, 'waitsForSecond') === 1;
  return open.find(({ call, terms }) => {
    const part = barred(terms);
    if (part === undefined || (isFinal && !isTold && !ASKING.includes(part))) return false;
    return !free.some((other) => other.call === call && other.terms.to.join() === terms.to.join());
  })?.terms;
}
