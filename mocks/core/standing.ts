import { SUPER_ADMIN } from './access';
import type { Db } from './db';
import { deptKey, powersGivenTo, powersWith } from './powers';
import type { Place, Powers } from './powers';
import type { Role } from './systemRows';

/** What everybody and every role may do. */
export interface Standing {
  users: ReadonlyMap<number, Powers>;
  roles: ReadonlyMap<number, { powers: Powers; grant: string }>;
  /** Keys of all users and departments that there are. */
  staff: ReadonlySet<string>;
}

/** A role as if a person of this place held it besides nothing else: its data scope is about their department. */
export const powersInPlace = (db: Db, role: Role, { userName, deptId }: Place): Powers =>
  powersWith(db, [role], { userName, deptId, bindMemberId: '' });

/** What a role gives, whoever has it: texts that differ as soon as that does. */
const grantOf = ({ permissions, caps }: Powers, { dataScope, deptIds }: Role): string =>
  JSON.stringify([[...permissions].sort(), Object.values(caps).map(String), dataScope, deptIds]);

/** What everybody may do, as soon as they and their roles are switched on. */
export function standingOf(db: Db, place: Place): Standing {
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
