import type { FieldChange } from '@/api/types';
import { guardsOf } from '../../../src/contract/guard';
import type { Guards } from '../../../src/contract/guard';
import { brokenRule } from '../../../src/contract/rule';
import type { RecordRule } from '../../../src/contract/rule';
import type { Resource as Described } from '@/contract/resource';
import { asText } from '../audit';
import type { Db } from '../db';
import type { Context } from '../http';
import { Refusal } from '../refusal';
import type { Editable, Resource } from '../resource';
import type { Pending, Texts } from '../rows';

/** A row with guarded fields. */
export type GuardedRow = Editable & Pending<object>;

/** One thing that a change would do. */
export interface Consequence {
  label: Texts;
  before: Texts | string;
  after: Texts | string;
  bad: boolean;
  /** True: both are worths in USDT. */
  usdt?: boolean;
}

/** What the engine has to know of a resource with guarded fields; the contract says the rest. */
export interface GuardTerms<Row extends GuardedRow> {
  resource: Resource<Row, object>;
  /** In place of the guards of the contract's fields. */
  guards?(db: Db, row: Row): Guards;
  /** What the guards of a row look at besides its stored fields, given what it would be. */
  facts?(db: Db, row: Row, after: Row): object;
  /** Throws for a row that cannot be as it would be with all that waits, besides the rules of the contract. */
  mustHold?(context: Context<unknown>, row: Row, before: Row): void;
  /** What histories show of a value; the value itself by default. */
  shown?(field: string, value: unknown): string | null;
  /** What follows once changed values are in force; `isConfirmed` when another operator has confirmed them. */
  inForce?(context: Context<unknown>, row: Row, before: Row, isConfirmed: boolean): void;
  /** What a change would do. */
  consequences?(db: Db, before: Row, after: Row): Consequence[];
}

/** A resource with guarded fields, as the engine works with it. */
export interface Guarding<Row extends GuardedRow> extends GuardTerms<Row> {
  guardsOf(db: Db, row: Row): Guards;
  rules: readonly RecordRule[];
}

export const guarding = <Row extends GuardedRow>(
  contract: Pick<Described, 'row' | 'rules'>,
  terms: GuardTerms<Row>,
): Guarding<Row> => ({
  ...terms,
  guardsOf: (db, row) => terms.guards?.(db, row) ?? guardsOf(contract.row, row),
  rules: contract.rules ?? [],
});

/** @throws Refusal 40000 at the field of the first rule that is broken, with the rule's own words */
export function mustKeep(rules: readonly RecordRule[], record: object): void {
  const broken = brokenRule(rules, record);
  if (broken) throw new Refusal(40000, { field: broken.field, says: broken.words });
}

/** What these values would do to a row, as a history shows it. */
export const wantedDiff = <Row extends GuardedRow>(
  { shown = (_, value) => asText(value) }: Guarding<Row>,
  row: Row,
  wanted: object,
): FieldChange[] =>
  Object.keys(wanted).map((field) => ({
    field,
    before: shown(field, Reflect.get(row, field)),
    after: shown(field, Reflect.get(wanted, field)),
  }));
