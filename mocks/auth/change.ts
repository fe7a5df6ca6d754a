import type { auth as contract } from '@/contract/member/auth';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { decideOne } from '../core/review/perform';
import { authKind } from './kind';

type Calls = (typeof contract)['calls'];

/** Corrects typing errors of a request that waits. */
export function editAuth(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { id, ...ask } = context.input;
  const { version } = decideOne(context, authKind, authKind.transitions.edit, { id, ask });
  return { version };
}

/** Takes an approval back. */
export function revokeAuth(context: Context<Sent<Calls['revoke']['body']>>): { version: number } {
  const { id, version: seen, reason: note, operPassword } = context.input;
  const ask = { version: seen, note };
  const { version } = decideOne(context, authKind, authKind.transitions.revoke, { id, operPassword, ask });
  return { version };
}
