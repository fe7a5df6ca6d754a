import { int, object, optional, reason, text, withDefault } from '../core/check';
import type { Check } from '../core/check';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideOne } from '../core/review/perform';
import { isStamp } from '../core/time';
import { authKind } from './kind';

const day: Check<string> = (value, field) => {
  if (typeof value !== 'string' || !isStamp(`${value} 00:00:00`)) throw invalid(field);
  return value;
};

/** Body of an edit. A number that is not given stays. */
export const edit = object({
  id: int,
  version: int,
  realName: text(64, 1),
  countryCode: text(2, 2),
  docType: int,
  newDocNo: optional(text(32, 4)),
  birthday: day,
  docExpireAt: day,
  remark: withDefault(text(200), ''),
});

/** Corrects typing errors of a request that waits. */
export function editAuth(context: Context<ReturnType<typeof edit>>): { version: number } {
  const { id, ...ask } = context.input;
  const { version } = decideOne(context, authKind, authKind.transitions.edit, { id, ask });
  return { version };
}

/** Body of taking an approval back. */
export const revocation = object({
  id: int,
  version: int,
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/** Takes an approval back. */
export function revokeAuth(context: Context<ReturnType<typeof revocation>>): { version: number } {
  const { id, version: seen, reason: note, operPassword } = context.input;
  const ask = { version: seen, note };
  const { version } = decideOne(context, authKind, authKind.transitions.revoke, { id, operPassword, ask });
  return { version };
}
