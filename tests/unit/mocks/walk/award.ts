import { AwardStatus } from '@/contract/campaign/awardFlow';
import type { Walk } from './draws';

/** Awards: what waits is decided, what was paid is asked back, and that is decided too. */
export const awardWalk: Walk = ({ db, random, one, some, version, versions, ...draw }) => {
  const awards = () => db.awards.values();
  const isPending = ({ status }: { status: number }) => status === AwardStatus.pending;
  const isWaiting = ({ clawbackWaits }: { clawbackWaits: number }) => clawbackWaits === 1;
  return [
    { route: 'GET award/list', input: draw.page },
    { route: 'GET award/get', input: () => ({ id: one(awards()).id }) },
    { route: 'GET award/summary', input: () => ({}) },
    { route: 'GET award/export', input: () => ({}) },
    { route: 'GET award/clawbackPreview', input: () => ({ id: one(awards()).id }) },
    {
      route: 'POST award/review',
      often: 5,
      input: () => {
        const rows = some(3, awards(), isPending);
        const ids = rows.map(({ id }) => id);
        return {
          ids,
          versions: versions(rows),
          result: random.pick(['approve', 'approve', 'reject']),
          again: random.chance(0.5) ? ids : [],
          remark: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST award/clawback',
      often: 5,
      input: () => {
        const row = one(awards(), ({ status }) => status === AwardStatus.paid);
        const about = { id: row.id, version: version(row), reason: draw.reason() };
        return { ...about, operPassword: draw.password(), requestId: draw.requestId() };
      },
    },
    {
      route: 'POST award/clawbackReview',
      often: 5,
      input: () => {
        const row = one(awards(), isWaiting);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'approve', 'reject']),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
  ];
};
