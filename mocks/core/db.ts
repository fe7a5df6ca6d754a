import type { Area } from './area';
import type { Ledger } from './ledger';
import type { Random } from './random';
import type { Tables } from './tables';

/** The whole backend: tables, ledger, one clock, one source of chance, and what its areas registered. */
export interface Db extends Tables {
  readonly areas: readonly Area[];
  /** Milliseconds; runs on from where it was started. */
  now(): number;
  /** The moment as it travels. */
  stamp(): string;
  /** When its seeds ended and its clock began to run, in milliseconds. */
  readonly startedAt: number;
  /** Does something that fell due earlier: meanwhile the clock stands at that moment. */
  at<Result>(moment: number, run: () => Result): Result;
  /** Moves the clock on by so many milliseconds, as if that time had passed. */
  forward(ms: number): void;
  /** The stream of an entity; drawing goes on where it stopped. */
  random(entity: string): Random;
  /** The next free id of a table; ids below 100 are kept for the fixed stories. */
  nextId(table: string): number;
  ledger: Ledger;
}
