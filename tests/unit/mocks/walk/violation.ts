import { ViolationStatus } from '@/contract/risk/violationFlow';
import { DAY, stampOf } from '#mocks/core/time';
import type { Walk } from './draws';

/** Violations: recorded, put right, decided, appealed against and revoked. */
export const violationWalk: Walk = ({ db, random, one, some, version, ...draw }) => {
  const rows = () => db.violations.values();
  const members = () => [...db.members.values()].slice(16);
  const isPending = ({ status }: { status: number }) => status === ViolationStatus.pending;
  const isConfirmed = ({ status }: { status: number }) => status === ViolationStatus.confirmed;
  const isAppealed = ({ status }: { status: number }) => status === ViolationStatus.appealed;
  const finding = () => ({
    type: one(rows()).type,
    severity: random.pick([1, 2, 3]),
    description: random.pick(['同一设备登录多个账户，并互相对敲成交以获取手续费返还。', '太短']),
    relatedUids: random.chance(0.2) ? [one(members()).uid] : [],
    relatedNos: random.chance(0.1) ? ['NOPE'] : [],
  });
  return [
    { route: 'GET violation/list', input: draw.page },
    { route: 'GET violation/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET violation/summary', input: () => ({}) },
    { route: 'GET violation/export', input: () => ({}) },
    {
      route: 'POST violation/add',
      often: 3,
      input: () => ({ ...finding(), memberId: one(members()).id, requestId: draw.requestId() }),
    },
    {
      route: 'POST violation/addMany',
      input: () => ({
        ...finding(),
        memberIds: some(3, members()).map(({ id }) => id),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'PUT violation/edit',
      often: 2,
      input: () => {
        const row = one(rows(), isPending);
        return { ...finding(), id: row.id, version: version(row) };
      },
    },
    {
      route: 'POST violation/handle',
      often: 8,
      input: () => {
        const row = one(rows(), isPending);
        // Mostly what the first operator wanted, so that some are agreed on.
        const penalties = row.penalties.length
          ? row.penalties
          : random.pick([['warn'], ['freeze'], ['noTrade', 'noWithdraw'], ['clawback'], ['close'], []]);
        const isTaken = penalties.includes('clawback');
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'approve', 'reject']),
          remark: draw.reason(),
          penalties,
          ...(random.chance(0.5) ? { penaltyUntil: stampOf(db.now() + random.pick([1, 3, -1]) * DAY) } : {}),
          ...(isTaken ? { clawbackAccount: 1, clawbackCoin: 'USDT', clawbackAmount: draw.amount() } : {}),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT violation/appeal',
      often: 2,
      input: () => {
        const row = one(rows(), isConfirmed);
        return { id: row.id, version: version(row), reason: draw.reason() };
      },
    },
    {
      route: 'POST violation/revoke',
      often: 4,
      input: () => {
        const row = one(rows(), random.chance(0.5) ? isConfirmed : isAppealed);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'reject']),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
  ];
};
