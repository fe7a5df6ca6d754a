import type { Db } from '../db';

/** Says what is wrong, in English. */
export type Complain = (text: string) => void;

/** Something that must always hold. */
export type Invariant = (db: Db, complain: Complain) => void;
