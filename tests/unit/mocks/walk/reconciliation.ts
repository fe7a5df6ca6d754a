import type { Walk } from './draws';

/** Wallets' days: differences are explained, confirmed, and left open again. */
export const reconciliationWalk: Walk = ({ db, random, one, version, ...draw }) => {
  const rows = () => db.reconciliations.values();
  const signed = () => ({ operPassword: draw.password(), requestId: draw.requestId() });
  return [
    { route: 'GET reconciliation/list', input: draw.page },
    { route: 'GET reconciliation/export', input: () => ({}) },
    { route: 'GET reconciliation/summary', input: () => ({}) },
    { route: 'GET reconciliation/get', input: () => ({ id: one(rows()).id }) },
    {
      route: 'POST reconciliation/explain',
      input: () => {
        const row = one(rows(), ({ status }) => status === 2);
        const cause = random.pick(['unbooked', 'late', 'nothing']);
        return { id: row.id, version: version(row), cause, reason: draw.reason(), ...signed() };
      },
    },
    {
      route: 'POST reconciliation/review',
      input: () => {
        const row = one(rows(), ({ status }) => status === 3);
        const result = random.pick(['approve', 'reject']);
        return { id: row.id, version: version(row), result, remark: draw.reason(), ...signed() };
      },
    },
  ];
};
