import { isSuperAdmin, SUPER_ADMIN } from './access';
import type { Db } from './db';
import type { Context } from './http';
import { keepStaff } from './kept';
import { lackInWords } from './lackWords';
import { deptKey, lackOf, powersGivenTo, powersOf, powersWith } from './powers';
import type { Lack, Place, Powers } from './powers';
import { Refusal } from './refusal';
import type { Texts } from './rows';
import type { Role, User } from './systemRows';

type Acting = Pick<Context<unknown>, 'db' | 'user'>;

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

/** A role as if the operator held it besides nothing else: its data scope is about the operator's department. */
const powersInPlace = (db: Db, role: Role, { userName, deptId }: Place): Powers =>
  powersWith(db, [role], { userName, deptId, bindMemberId: '' });

/** Only who holds all of a role does something about it. @throws Refusal 40300 */
export function mustHoldRole(acting: Acting, role: Role): void {
  mustHold(acting, role.name, powersInPlace(acting.db, role, acting.user));
}

/** What everybody and every role may do. */
interface Standing {
  users: ReadonlyMap<number, Powers>;
  roles: ReadonlyMap<number, { powers: Powers; grant: string }>;
  /** Keys of all users and departments that there are. */
  staff: ReadonlySet<string>;
}

/** What a role gives, whoever has it: texts that differ as soon as that does. */
const grantOf = ({ permissions, caps }: Powers, { dataScope, deptIds }: Role): string =>
  JSON.stringify([[...permissions].sort(), Object.values(caps).map(String), dataScope, deptIds]);

function standingOf(db: Db, place: Place): Standing {
  const roles = [...db.roles.values()].filter(({ roleKey }) => roleKey !== SUPER_ADMIN);
  return {
    users: new Map([...db.users.values()].map((user) => [user.id, powersGivenTo(db, user)])),
    roles: new Map(
      roles.map((role) => {
        const powers = powersInPlace(db, role, place);
        return [role.id, { powers, grant: grantOf(powers, role) }];
      }),
    ),
    staff: new Set([
      ...[...db.users.values()].map(({ userName }) => userName),
      ...[...db.depts.keys()].map(deptKey),
    ]),
  };
}

/** True for a name under which something was done before: of a user who was deleted. */
const hasPast = ({ operLogs, loginLogs }: Db, name: string): boolean =>
  operLogs.some(({ operName }) => operName === name) ||
  loginLogs.some(({ loginName, status }) => loginName === name && status === 1);

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

/**
 * Makes a change to users, roles, departments or the menu, and takes it back where it refuses, or where by it
 * - a user or a role has gained something that the operator lacks, be it a permission, a limit or what is shown;
 * - a role gives something else that gave more than the operator has.
 *
 * All of what everybody may do is compared, before and after, so that it does not matter by which way something is gained.
 * `fieldOf` names the field of the form that has to be changed.
 * @throws Refusal 40300, and whatever `change` refuses
 */
export function onTrial<Result>(
  { db, user }: Acting,
  change: () => Result,
  fieldOf: (lack: Lack) => string | undefined = () => undefined,
): Result {
  const undo = keepStaff(db);
  const place = { ...user };
  const own = powersOf(db, user);
  const before = own.isSuper ? undefined : standingOf(db, place);
  try {
    const result = change();
    if (!before) return result;
    const after = standingOf(db, place);
    const gain = gainOf(db, own, before, after);
    if (gain) {
      const field = fieldOf(gain);
      const lacking = lackInWords(db, gain, own);
      throw new Refusal(40300, { because: 'notHeld', lacking, ...(field ? { field } : {}) });
    }
    mustHoldChanged(db, own, before, after);
    return result;
  } catch (error) {
    undo();
    throw error;
  }
}
