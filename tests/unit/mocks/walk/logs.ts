import type { Draws, Walk } from './draws';

/** The logs and the sessions: they are read, what is old enough goes, and nobody of the walk is signed out. */
export const logWalk: Walk = ({ db, one, some, page, password }: Draws) => {
  const seeded = () => [...db.sessions.values()].filter(({ token }) => token.startsWith('seeded'));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return [
    { route: 'GET operLog/get', input: () => ({ id: one(db.operLogs).id }) },
    { route: 'GET operLog/export', input: page },
    { route: 'GET operLog/verify', input: () => ({}) },
    { route: 'DELETE operLog/clear', input: () => ({ operPassword: password() }) },
    { route: 'GET loginLog/list', input: page },
    { route: 'GET loginLog/export', input: page },
    { route: 'DELETE loginLog/delete', input: () => ({ ids: idsOf(some(3, db.loginLogs)) }) },
    { route: 'DELETE loginLog/clear', input: () => ({ operPassword: password() }) },
    { route: 'GET monitor/server', input: () => ({}) },
    { route: 'GET monitor/cache', input: () => ({}) },
    { route: 'GET monitor/reports', input: () => ({}) },
    { route: 'DELETE cache/remove', input: () => ({ operPassword: password() }) },
    { route: 'GET personal/sessions', input: () => ({}) },
    { route: 'GET personal/today', input: () => ({}) },
    { route: 'GET online/list', input: page },
    { route: 'DELETE online/forceLogout', input: () => ({ ids: idsOf(seeded()) }) },
  ];
};
