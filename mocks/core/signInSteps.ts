import { randomBytes } from 'node:crypto';
import type { SignIn } from '@/api/types';
import { isActive } from './access';
import { mustReachConsole } from './closures';
import { forceGoogle } from './config/coreSettings';
import { setting } from './config/setting';
import type { Db } from './db';
import type { OpenContext } from './http';
import { userMenusOf } from './menus';
import { Refusal } from './refusal';
import { openSession } from './sessions';
import type { SignInStep, SignInTicket, User } from './systemRows';
import { MINUTE } from './time';
import { newSecret, uriOf } from './totp';

export const TICKET_LIFE = 10 * MINUTE;

function nextStep(db: Db, user: User, proven: boolean): SignInStep | undefined {
  if (user.googleSecret !== '' && !proven) return 'code';
  if (user.mustChangePassword) return 'password';
  return user.googleSecret === '' && setting(db, forceGoogle) ? 'bind' : undefined;
}

/**
 * Opens the session of an operator who has done what a sign-in asks for.
 * @throws Refusal 40015 with the next step and a ticket for it, 40300 during a maintenance that does not name the address
 */
export function openOrAsk(context: OpenContext<unknown>, user: User, module: string, proven = false): SignIn {
  const { db, ip } = context;
  mustReachConsole(db, ip);
  const step = nextStep(db, user, proven);
  if (step === undefined) {
    const session = openSession(db, user, context);
    if (proven) session.codeAt = db.now();
    return { token: session.token, ...userMenusOf(db, user, session.since) };
  }
  const ticket = randomBytes(18).toString('base64url');
  const secret = step === 'bind' ? newSecret() : '';
  db.signInTickets.set(ticket, {
    userId: user.id,
    module,
    step,
    secret,
    until: db.now() + TICKET_LIFE,
    proven,
  });
  const shown = step === 'bind' ? { secret, uri: uriOf(user.userName, secret) } : {};
  throw new Refusal(40015, {}, { step, ticket, ...shown });
}

/** The sign-in that waits for this step. @throws Refusal 40017 for one that is over */
export function waitingFor(db: Db, ticket: string, step: SignInStep): { user: User; asked: SignInTicket } {
  const asked = db.signInTickets.get(ticket);
  const user = db.users.get(asked?.userId ?? 0);
  if (!asked || !user || asked.step !== step || asked.until < db.now() || !isActive(user)) {
    db.signInTickets.delete(ticket);
    throw new Refusal(40017);
  }
  return { user, asked };
}
