import type { HttpHandler } from 'msw';
import { bindGoogle, googleSecret, unbindGoogle } from '../../src/contract/shell/personal';
import type { Db } from '../core/db';
import { useGoogleCode } from '../core/googleCode';
import { act, answer } from '../core/http';
import { Refusal } from '../core/refusal';
import { newSecret, uriOf } from '../core/totp';

declare module '../core/tables' {
  interface Tables {
    /** Keys that operators were shown and have not bound yet, by user. */
    googleKeys: Map<number, string>;
  }
}

const line = { title: '个人中心', type: 'edit' } as const;

/** Binds and unbinds the authenticator of the operator. */
export const googleHandlers = (db: Db): HttpHandler[] => [
  answer(db, googleSecret, ({ user }) => {
    if (user.googleSecret !== '') throw new Refusal(40904);
    const secret = newSecret();
    db.googleKeys.set(user.id, secret);
    return { secret, uri: uriOf(user.userName, secret) };
  }),
  act(db, bindGoogle, line, (context) => {
    const { user, input, note, token } = context;
    const secret = db.googleKeys.get(user.id);
    if (secret === undefined || user.googleSecret !== '') throw new Refusal(40904);
    useGoogleCode(db, user, secret, input.code);
    user.googleSecret = secret;
    db.googleKeys.delete(user.id);
    const session = db.sessions.get(token ?? '');
    if (session) session.codeAt = db.now();
    note({ targetType: 'user', targetId: String(user.id), diff: [changed('0', '1')] });
    return null;
  }),
  act(db, unbindGoogle, line, (context) => {
    const { user, note } = context;
    if (user.googleSecret === '') throw new Refusal(40904);
    user.googleSecret = '';
    note({ targetType: 'user', targetId: String(user.id), diff: [changed('1', '0')] });
    return null;
  }),
];

const changed = (before: string, after: string) => ({ field: 'googleBound', before, after });
