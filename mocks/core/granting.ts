import { LoginStatus } from '../../src/contract/system/loginLog';
import { isSuperAdmin } from './access';
import type { Db } from './db';
import type { Context } from './http';
import { keepStaff } from './kept';
import { lackInWords } from './lackWords';
import { moneyGains } from './moneyGains';
import { lackOf, powersGivenTo, powersOf } from './powers';
import type { Lack, Powers } from './powers';
import { Refusal } from './refusal';
import type { Texts } from './rows';
import { powersInPlace, standingOf } from './standing';
import type { Standing } from './standing';
import type { Role, User } from './systemRows';

type Acting = Pick<Context<unknown>, 'db' | 'user'>;

/** The field of a form that has to be changed so that nothing is gained that the operator lacks. */
type FieldOf = (lack: Lack) => string | undefined;

const NO_FIELD: FieldOf = () => undefined;

const sameText = (text: string): Texts => [text, text, text];

function mustHold({ db, user }: Acting, who: Texts, powers: Powers): void {
  const own = powersOf(db, user);
  const lack = lackOf(powers, [own]);
  if (lack) throw new Refusal(40300, { because: 'holdsMore', who, lacking: lackInWords(db, lack, own) });
}

/**
 * What concerns a colleague's account is done only by operators who hold all that the colleague holds: who may set a
 * password or a phone signs in with it.
 * @throws Refusal 40303 for a super administrator, 40300 for others who hold more
 */
export function mustHoldUser(acting: Acting, colleague: User): void {
  const { db, user } = acting;
  mustMayTouch(acting, colleague);
  if (user.id !== colleague.id) mustHold(acting, sameText(colleague.userName), powersGivenTo(db, colleague));
}

/** Only super administrators do something about super administrators. @throws Refusal 40303 */
export function mustMayTouch({ db, user }: Acting, colleague: User): void {
  if (powersGivenTo(db, colleague).isSuper && !isSuperAdmin(db, user))
    throw new Refusal(40303, { because: 'superOnly' });
}

/** Only who holds all of a role does something about it. @throws Refusal 40300 */
export function mustHoldRole(acting: Acting, role: Role): void {
  mustHold(acting, role.name, powersInPlace(acting.db, role, acting.user));
}

/** True for a name under which something was done before: of a user who was deleted. */
const hasPast = ({ operLogs, loginLogs }: Db, name: string): boolean =>
  operLogs.some(({ operName }) => operName === name) ||
  loginLogs.some(({ loginName, status }) => loginName === name && status === LoginStatus.done);

/** What the first user or role that has gained too much has gained of what the operator lacks. */
function gainOf(db: Db, own: Powers, before: Standing, after: Standing): Lack | null {
  const isNew = (key: string) => !before.staff.has(key) && !hasPast(db, key);
  for (const [id, powers] of after.users) {
    const had = before.users.get(id);
    const lack = lackOf(powers, had ? [had, own] : [own], isNew);
    if (lack) return lack;
  }
  for (const [id, { powers }] of after.roles) {
    const had = before.roles.get(id);
    const lack = lackOf(powers, had ? [had.powers, own] : [own], isNew);
    if (lack) return lack;
  }
  return null;
}

/** Roles that give something else now, and gave more than the operator has. */
function mustHoldChanged(db: Db, own: Powers, before: Standing, after: Standing): void {
  for (const [id, { powers, grant }] of before.roles) {
    if (after.roles.get(id)?.grant === grant) continue;
    const lack = lackOf(powers, [own]);
    const who = db.roles.get(id)?.name ?? sameText(String(id));
    if (lack) throw new Refusal(40300, { because: 'holdsMore', who, lacking: lackInWords(db, lack, own) });
  }
}

/** Refuses what one operator alone may not bring about: that a user or a role decides more about money. @throws Refusal 40300 that says who would gain what */
function mustGainNoMoney(db: Db, before: Standing, after: Standing): void {
  const [gain] = moneyGains(before, after);
  if (!gain) return;
  const { of, id, gained } = gain;
  const who = of === 'role' ? db.roles.get(id)?.name : sameText(db.users.get(id)?.userName ?? '');
  const lacking = lackInWords(db, gained, null);
  throw new Refusal(40300, { because: 'takesTwo', who: who ?? sameText(String(id)), lacking });
}

/** Makes a change and compares all of what everybody may do; `takesBack` says whether it stays. */
function tried<Result>(
  { db, user }: Acting,
  change: () => Result,
  fieldOf: FieldOf,
  isAlone: boolean,
  takesBack: boolean,
): Result {
  const undo = keepStaff(db);
  const place = { ...user };
  const own = powersOf(db, user);
  const before = standingOf(db, place);
  try {
    const result = change();
    const after = standingOf(db, place);
    const gain = gainOf(db, own, before, after);
    if (gain) {
      const field = fieldOf(gain);
      const lacking = lackInWords(db, gain, own);
      throw new Refusal(40300, { because: 'notHeld', lacking, ...(field ? { field } : {}) });
    }
    mustHoldChanged(db, own, before, after);
    if (isAlone) mustGainNoMoney(db, before, after);
    if (takesBack) undo();
    return result;
  } catch (error) {
    undo();
    throw error;
  }
}

/**
 * Makes a change to users, roles, departments or the menu, and takes it back where it refuses, or where by it
 * - a user or a role has gained something that the operator lacks, be it a permission, a limit or what is shown;
 * - a role gives something else that gave more than the operator has;
 * - a user or a role has come to decide more about money: that takes another operator, and so a change that waits.
 *
 * All of what everybody may do is compared, before and after, so that it does not matter by which way something is gained.
 * `fieldOf` names the field of the form that has to be changed.
 * @throws Refusal 40300, and whatever `change` refuses
 */
export const onTrial = <Result>(acting: Acting, change: () => Result, fieldOf: FieldOf = NO_FIELD): Result =>
  tried(acting, change, fieldOf, true, false);

/**
 * The first two of these for a change that two operators make: it is taken back in any case, so that each of them may be
 * asked for what they hold.
 * @throws Refusal 40300, and whatever `change` refuses
 */
export function rehearse(acting: Acting, change: () => unknown, fieldOf: FieldOf = NO_FIELD): void {
  tried(acting, change, fieldOf, false, true);
}

/** True for what is not refused. */
export function isAllowed(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
