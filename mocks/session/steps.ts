import type { HttpHandler } from 'msw';
import { stepBind, stepCode, stepPassword } from '../../src/contract/shell/session';
import type { Db } from '../core/db';
import { useGoogleCode } from '../core/googleCode';
import { answerOpen } from '../core/http';
import type { OpenContext } from '../core/http';
import { invalid } from '../core/refusal';
import { signInAs } from '../core/signIn';
import { waitingFor } from '../core/signInSteps';
import type { SignInStep, SignInTicket, User } from '../core/systemRows';

/** Does one step of a sign-in, and goes on with the next or opens the session. */
function take(
  context: OpenContext<{ ticket: string }>,
  step: SignInStep,
  act: (user: User, asked: SignInTicket) => void,
) {
  const { db, input } = context;
  const { user, asked } = waitingFor(db, input.ticket, step);
  return signInAs(
    context,
    user.userName,
    asked.module,
    () => {
      act(user, asked);
      db.signInTickets.delete(input.ticket);
      return user;
    },
    asked.proven || step !== 'password',
  );
}

/** The steps of a sign-in after the password. */
export const stepHandlers = (db: Db): HttpHandler[] => [
  answerOpen(db, stepCode, (context) =>
    take(context, 'code', (user) => useGoogleCode(db, user, user.googleSecret, context.input.code)),
  ),
  answerOpen(db, stepPassword, (context) =>
    take(context, 'password', (user) => {
      const { password } = context.input;
      if (password === user.password) throw invalid('password');
      Object.assign(user, { password, pwdUpdatedAt: db.stamp(), mustChangePassword: false });
    }),
  ),
  answerOpen(db, stepBind, (context) =>
    take(context, 'bind', (user, { secret }) => {
      useGoogleCode(db, user, secret, context.input.code);
      user.googleSecret = secret;
    }),
  ),
];
