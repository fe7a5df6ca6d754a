import type { FieldChange } from '@/api/types';
import type { Flow, MoveTerms } from '@/contract/flow';
import type { QuestionKind } from '@/contract/shell/question';
import type { ReviewKind } from '@/contract/shell/review';
import type { Db } from '../db';
import type { Context } from '../http';
import type { Editable, Resource, WithRow } from '../resource';
import type { Threaded } from '../questions/thread';
import type { Claimable } from '../rows';

/** A stored record that operators decide about. */
export interface Reviewed extends Editable, Claimable, Threaded {
  memberId: number;
  createdAt: string;
}

/** What an operator sends with a decision. */
export interface Ask {
  /** The version the operator has seen; `undefined` when none was sent. */
  version?: number | undefined;
  /** The operator's reason, for the history and the operation log. */
  note?: string | undefined;
  rejectCode?: string | undefined;
}

/** One decision about one record while it is being made. */
export interface Move<Row, Input> {
  context: Context<unknown>;
  row: Row;
  input: Input;
}

/** Refuses a decision. Guards read, and change nothing. @throws Refusal */
export type Guard<Row, Input> = (move: Move<Row, Input>) => void;

/** A decision: its terms, which the flow of its resource has, and what it does. */
export interface Transition<Row, Input extends Ask> extends MoveTerms {
  /** Which of two reviews it is; the first by default. */
  step?: (row: Row) => 1 | 2;
  /** Checked in this order, those that rest on thresholds last. */
  guards?: readonly Guard<Row, Input>[];
  /** Changes the record and what depends on it. @throws Refusal before anything is changed */
  effect: (move: Move<Row, Input>) => void;
}

/** How the history of a kind is kept. */
export interface Trail<Row> {
  /** `kind` of its steps. */
  name: ReviewKind;
  /** Its states, and the moves between them. */
  flow: Flow;
  /** Computes the derived fields of an open record; a decided one keeps those of its decision. */
  settle?: (db: Db, row: Row) => void;
  /** What a step shows of a change. */
  diff: (before: Row, after: Row) => FieldChange[];
}

/** A kind of records that are reviewed. */
export interface Kind<Row extends Reviewed> extends Trail<Row> {
  resource: Pick<Resource<Row, object>, 'find' | 'owner' | 'wire' | 'nameOf' | 'target'> & WithRow;
  /** The last of the reviewers who have decided, and when. */
  decided: { by: (row: Row) => string; at: (row: Row) => string | null };
  /** What it is called where its reviewers ask back; missing where they do not. */
  asks?: QuestionKind;
  /** By name. `approve` is the one that a claim is made for. */
  transitions: Readonly<Record<string, Transition<Row, never>>> & { approve: MoveTerms };
}
