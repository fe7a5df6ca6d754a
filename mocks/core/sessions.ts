import type { Db } from './db';
import type { Session, User } from './systemRows';
import { browserOf, systemOf } from './userAgent';

/** Signs an operator in. The token is real chance: sessions outlive the data, and so the streams they draw from. */
export function openSession(db: Db, user: User, from: { ip: string; userAgent: string }): Session {
  const { ip, userAgent } = from;
  const session: Session = {
    id: db.nextId('session'),
    token: `demo.${crypto.randomUUID()}`,
    userId: user.id,
    since: db.now(),
    lastActive: db.now(),
    codeAt: 0,
    ip,
    browser: browserOf(userAgent),
    os: systemOf(userAgent),
  };
  db.sessions.set(session.token, session);
  user.earlier = { ip: user.lastLoginIp, time: user.lastLoginTime };
  user.lastLoginIp = ip;
  user.lastLoginTime = db.stamp();
  return session;
}

/** Ends a session: its operator's next call is answered with 401. @returns false where there is none */
export function forceLogOut(db: Db, id: number): boolean {
  const session = [...db.sessions.values()].find((one) => one.id === id);
  return session !== undefined && db.sessions.delete(session.token);
}

/**
 * Ends all sessions of an operator but the one that is kept, and sign-ins that are not complete: their next calls are
 * answered with 401.
 */
export function endSessionsOf(db: Db, userId: number, kept?: string): void {
  for (const [ticket, signIn] of db.signInTickets) {
    if (signIn.userId === userId) db.signInTickets.delete(ticket);
  }
  for (const session of db.sessions.values()) {
    if (session.userId === userId && session.token !== kept) db.sessions.delete(session.token);
  }
}

/** Takes over the sessions of other data, so that who is signed in stays so. */
export function takeOverSessions(db: Db, sessions: Iterable<Session>): void {
  for (const session of sessions) db.sessions.set(session.token, { ...session, id: db.nextId('session') });
}
