import type { Db } from '../core/db';
import { Refusal } from '../core/refusal';
import { refusals } from './refusals';
import { envelopesOf, isActive, isWaiting } from './rows';
import type { EnvelopeRow } from './rows';
import type { Draw } from './split';

/** Without what looks alike when it is read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const LENGTH = 8;

/** True while an envelope that can be claimed, or may be later, has the passcode. */
const isTaken = (db: Db, code: string, id?: number): boolean =>
  envelopesOf(db).some(
    (other) => other.code === code && other.id !== id && (isActive(other) || isWaiting(other)),
  );

/** @throws Refusal 40905 for a passcode of another envelope that is active or waits */
export function mustBeFreeCode(db: Db, { code, id }: Pick<EnvelopeRow, 'code'> & { id?: number }): void {
  if (isTaken(db, code, id)) throw new Refusal(40905, { field: 'code', because: refusals.codeTaken });
}

/** A passcode that nobody can guess and no other envelope has. */
export function newCode(db: Db, draw: Draw): string {
  const letter = () => ALPHABET.charAt(Number(draw(BigInt(ALPHABET.length))));
  const code = Array.from({ length: LENGTH }, letter).join('');
  return isTaken(db, code) ? newCode(db, draw) : code;
}
