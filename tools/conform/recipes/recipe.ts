import type { DescribedCall } from '../../contract/described';
import type { Row } from '../faults';
import type { Person, World } from '../world';

/** A write that was done. */
export interface Done {
  described: DescribedCall;
  person: Person;
  body: Row;
  /** The record it was about, as it was before; of a new one, the record that it has its values from. */
  record: Row;
  data: unknown;
}

/** How a run brings one write to a success, in order to see what holds before it and after it. */
export interface Recipe {
  /**
   * Makes, as the main operator, the record that it is about; `null` where that cannot be. Without it the records of the
   * list are tried.
   */
  open?: (world: World) => Promise<Row | null>;
  /** What the operator who opened it sends, and is refused with 40903. */
  maker?: Row;
  /** Who does it: another operator than the main one, or nobody. By default the main one. */
  by?: 'second' | 'nobody';
  /** True: it is opened only if a second operator is there to end it. */
  endsBySecond?: true;
  /** Records of the list that it can be about. */
  fits?: (record: Row) => boolean;
  /** Values besides those of `told`. */
  values?: (record: Row) => Row;
  /** Takes back what was done. @returns false where that did not succeed */
  undo?: (world: World, done: Done) => Promise<boolean>;
  /** Takes back, as the main operator, what was opened and that nothing was done with. */
  drop?: (world: World, record: Row) => Promise<boolean>;
  /** True: what it does cannot be taken back, and concerns more than the run's own records. */
  irreversible?: true;
}
