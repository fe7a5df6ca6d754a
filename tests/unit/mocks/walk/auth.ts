import type { AuthRow } from '#mocks/auth/store';
import type { Walk } from './draws';

const CHECKS = ['nameMatch', 'numberMatch', 'faceMatch', 'notExpired', 'notDuplicate'];

const isPending = ({ status }: AuthRow) => status === 1;

export const authWalk: Walk = ({ db, random, one, some, version, versions, ...draw }) => {
  const rows = () => db.auths.values();
  return [
    { route: 'GET memberAuth/list', input: () => ({ ...draw.page(), status: [random.int(1, 6)] }) },
    { route: 'GET memberAuth/summary', input: () => ({}) },
    { route: 'GET memberAuth/get', input: () => ({ id: one(rows(), isPending).id }) },
    { route: 'GET memberAuth/export', input: () => ({ status: [1] }) },
    {
      route: 'POST memberAuth/review',
      often: 4,
      input: () => {
        const row = one(rows(), isPending);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'approve', 'reject']),
          rejectCodes: random.pick([['blurry'], []]),
          remark: draw.reason(),
          checklist: Object.fromEntries(CHECKS.map((name) => [name, random.chance(0.98)])),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST memberAuth/review',
      input: () => {
        const many = some(3, rows(), isPending);
        return {
          ids: many.map(({ id }) => id),
          versions: versions(many),
          result: random.pick(['reject', 'reject', 'approve']),
          rejectCodes: ['blurry'],
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST memberAuth/rejectFinal',
      input: () => {
        const row = one(rows(), isPending);
        return {
          id: row.id,
          version: version(row),
          rejectCodes: random.pick([['forged'], ['blurry']]),
          remark: draw.reason(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT memberAuth/edit',
      often: 2,
      input: () => {
        const row = one(rows(), isPending);
        const { realName, countryCode, docType, birthday, docExpireAt } = row;
        const papers = { realName, countryCode, docType, birthday, docExpireAt };
        return {
          ...papers,
          id: row.id,
          version: version(row),
          newDocNo: random.pick([undefined, undefined, one(rows()).docNo]),
          remark: '录入更正',
        };
      },
    },
    {
      route: 'PUT memberAuth/revoke',
      often: 2,
      input: () => {
        const row = one(rows(), ({ status }) => status === 2);
        return {
          id: row.id,
          version: version(row),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
  ];
};
