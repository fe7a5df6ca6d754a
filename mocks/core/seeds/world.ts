import type { DateTime } from '@/api/types';
import type { Db } from '../db';
import type { Random } from '../random';
import { DAY, stampOf } from '../time';
import type { Agenda } from './agenda';

/** What areas share while the past is simulated. */
export interface Past {
  db: Db;
  agenda: Agenda;
  /** Members' accounts that hold, or held, something a member may withdraw. */
  funded: { memberId: number; walletCode: string }[];
  /** Members who pay in some time: what they own later is drawn from what they have, and so nothing is given to them. */
  payers: Set<number>;
}

/** The past as one area simulates it. */
export interface World extends Past {
  /** Draws of the entity that is being simulated. */
  random: Random;
}

/** When the platform began, as a stamp: the first settings are that old. */
export const foundedAt = (db: Db): DateTime => stampOf(db.now() - 400 * DAY);

/** A reviewer other than these. */
export function reviewerFor(random: Random, ...not: string[]): string {
  const people = ['finance01', 'finance01', 'finance02', 'finance02', 'risk001', 'risk002'];
  return random.pick(people.filter((who) => !not.includes(who)));
}

export const spendable = (db: Db, memberId: number, coin: string): bigint =>
  db.ledger.balance(memberId, 1, coin).available;
