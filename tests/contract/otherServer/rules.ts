import { wrongField } from './document';
import type { Json } from './document';
import { inOrder, keeps } from './rows';
import type { Row } from './rows';

/** What requests and answers are held to. Each is by itself, so that a test can give the server a defect. */
export const sound = {
  /** Name of the first field that is wrong; `null` when none is. */
  wrongField,
  mayCall: (held: readonly string[], needed: string): boolean =>
    held.includes('*/*/*') || held.includes(needed),
  /** Whether a password is the one that is right. */
  isPassword: (given: unknown, right: string): boolean => given === right,
  /** Under which name an answer is kept, for the same request once more. */
  keptAs: (who: string, path: string, requestId: unknown): string => `${who} ${path} ${String(requestId)}`,
  isSameWish: (before: string, now: string): boolean => before === now,
  isCurrent: ({ version }: Row, seen: unknown): boolean => version === seen,
  /** Whether an operator is another one than those who must not decide. */
  isOther: (who: string, ...barred: readonly string[]): boolean => !barred.includes(who),
  /** Whether a record has one of the states that a call starts from. */
  isIn: ({ status }: Row, ...states: readonly number[]): boolean => states.includes(status),
  /** Whether nobody else holds a record. */
  isFree: (holder: string, who: string): boolean => ['', who].includes(holder),
  keeps,
  inOrder,
  /** One page of the rows. */
  cut: (rows: readonly Row[], page: number, size: number): Row[] =>
    rows.slice((page - 1) * size, page * size),
  /** What an export asks of the list. */
  exported: (given: Json): Json => given,
  /** A count of figures. */
  counted: (count: number): number => count,
  /** A row as it is sent. */
  sent: (row: Json): Json => row,
  /** An answer to a request with a fault in it: a status, and what is said. */
  status: (_code: number): number => 200,
};

export type Rules = typeof sound;
