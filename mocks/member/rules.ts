import { EMAIL, PHONE } from '../../src/contract/member/patterns';
import type { Db } from '../core/db';
import { masked } from '../core/memberBrief';
import { invalid, Refusal } from '../core/refusal';
import type { Member } from '../core/rows';

const isPhone = (value: string): boolean => PHONE.test(value);

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value);

type Reach = 'account' | 'email' | 'phone';

/** No two members share an account, an e-mail or a phone, even across these fields. @throws Refusal 40905 */
export function mustBeFree(db: Db, field: Reach, value: string, id?: number): void {
  const same = (other: string): boolean => other.toLowerCase() === value.toLowerCase();
  const taken = [...db.members.values()].some(
    (other) => other.id !== id && [other.account, other.email, other.phone].some(same),
  );
  if (taken) throw new Refusal(40905, { field });
}

/**
 * A new e-mail or phone; as it was shown, masked, it stays what it is.
 * @throws Refusal 40000, 40905
 */
export function reachOf(db: Db, field: 'email' | 'phone', given: string, member?: Member): string {
  const stored = member?.[field] ?? '';
  if (given === stored || (stored !== '' && given === masked(stored))) return stored;
  if (given === '') return '';
  if (!(field === 'email' ? isEmail : isPhone)(given)) throw invalid(field);
  mustBeFree(db, field, given, member?.id);
  return given;
}
