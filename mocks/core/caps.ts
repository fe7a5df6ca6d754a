import type { Decimal } from '@/api/types';
import { rolesOf } from './access';
import type { Db } from './db';
import { format, parse } from './money';
import { Refusal } from './refusal';
import type { Role, User } from './systemRows';

/**
 * Holds a figure against what the operator's roles allow: the highest cap counts, and no cap at all beats
 * every figure. @throws Refusal 42205
 */
export function mustBeWithinCap(
  db: Db,
  user: User,
  usdt: Decimal,
  capOf: (role: Role) => Decimal | null,
): void {
  const caps = rolesOf(db, user).map(capOf);
  if (caps.includes(null)) return;
  const most = caps.map((cap) => parse(cap ?? '0')).reduce((a, b) => (a > b ? a : b), 0n);
  if (parse(usdt) > most) throw new Refusal(42205, { max: `${format(most)} USDT` });
}
