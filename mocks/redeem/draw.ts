import { checkCharacter, CODE_ALPHABET } from '../../src/contract/campaign/redeemCodeText';
import type { Db } from '../core/db';
import { codeByText } from './rows';
import type { BatchRow } from './rows';

/** Draws so many characters of the alphabet of codes. */
export type Draw = (length: number) => string;

/** Bytes from here on would make the first characters of the alphabet likelier than the others. */
const FAIR = 256 - (256 % CODE_ALPHABET.length);

/** Draws from a source that nobody can foresee; every character is as likely as any other. */
export function secureDraw(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < FAIR && text.length < length) text += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
  return text;
}

/** A code that no batch has yet: a prefix, drawn characters and the check character. */
export function newCode(
  db: Db,
  { prefix, codeLength }: Pick<BatchRow, 'prefix' | 'codeLength'>,
  draw: Draw,
): string {
  for (;;) {
    const body = prefix + draw(codeLength - prefix.length - 1);
    const code = body + checkCharacter(body);
    if (!codeByText(db, code)) return code;
  }
}
