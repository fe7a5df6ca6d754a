import type { Call } from '@/contract/call';
import type { Resource } from '@/contract/resource';
import type { Db } from '#mocks/core/db';
import { contractCalls, describedResources } from '../../../../tools/contract/described';

const KINDS = ['recharge', 'withdraw', 'auth', 'adjust'];

/** What the reading calls of no list are asked with. */
const READS: Record<string, readonly object[]> = {
  'common/options': ['coin', 'chain', 'walletCode', 'channel', 'role', 'dept', 'post', 'admin', 'tag'].map(
    (type) => ({ type }),
  ),
  'common/search': ['1001', 'R2026', 'example.com', '1380'].map((keyword) => ({ keyword })),
  'home/trend': ['member', 'money', 'trading'].map((metric) => ({ metric, range: 90 })),
  'home/boardTrade': ['market', 'prices', 'deals'].map((part) => ({ part, symbol: 'BTCUSDT' })),
  'home/boardFunds': ['flow', 'vault'].map((part) => ({ part })),
  'review/next': KINDS.map((kind) => ({ kind })),
  'review/claims': KINDS.map((kind) => ({ kind })),
  'dict/data/getDictData': [{ dictType: 'biz_auth_status' }],
  'cwManage/rechargeWithdrawReview': [{ Type: 1 }],
};

/** Ids of the first members of a team, and of some outside it. */
function someMembers({ members }: Db, inTeam: (memberId: number) => boolean): number[] {
  const ids = [...members.keys()];
  return [...ids.filter(inTeam).slice(0, 8), ...ids.filter((id) => !inTeam(id)).slice(0, 4)];
}

interface Owned {
  id: number;
  memberId: number | null;
}

/** Ids of records of a resource: of the team, and of others. */
function someRecords(db: Db, { name }: Resource, inTeam: (memberId: number) => boolean): number[] {
  const tables: Record<string, Iterable<Owned>> = {
    recharge: db.recharges.values(),
    withdraw: db.withdraws.values(),
    auth: db.auths.values(),
    adjust: db.adjusts.values(),
    asset: db.ledger.accounts(),
    rechargeAddress: db.rechargeAddresses.values(),
    withdrawAddress: db.withdrawAddresses.values(),
  };
  const rows = [...(tables[name] ?? [])];
  const own = rows.filter(({ memberId }) => memberId !== null && inTeam(memberId));
  const others = rows.filter(({ memberId }) => memberId === null || !inTeam(memberId));
  return [...own.slice(0, 8), ...others.slice(0, 2)].map(({ id }) => id);
}

function ofResource(
  db: Db,
  resource: Resource,
  verb: string,
  inTeam: (memberId: number) => boolean,
  pageSize: number,
): readonly object[] | undefined {
  if (resource.name === 'memberNote' && verb === 'list')
    return someMembers(db, inTeam).map((memberId) => ({ memberId }));
  if (verb === 'list' || verb === 'export' || verb === 'summary')
    return [{ ...resource.always, ...(resource.filters?.['showZero'] ? { showZero: '1' } : {}), pageSize }];
  if (verb !== 'get' && !(resource.calls[verb]?.query && 'id' in resource.calls[verb].query))
    return undefined;
  const ids = resource.name === 'member' ? someMembers(db, inTeam) : someRecords(db, resource, inTeam);
  return (ids.length > 0 ? ids : [1]).map((id) => ({ id }));
}

function ofNoList(db: Db, { path, query }: Call, inTeam: (memberId: number) => boolean): readonly object[] {
  const given = READS[path];
  if (given) return given;
  if (query && 'id' in query) return someMembers(db, inTeam).map((id) => ({ id }));
  if (query && 'address' in query)
    return [...db.withdrawAddresses.values()].slice(0, 20).map(({ address }) => ({ address }));
  // A write that cannot succeed: what it is refused with has to be as silent as an answer.
  return WRITES;
}

const WRITES = [{}, { id: 1, version: 0, ids: [1], versions: { 1: 0 }, requestId: 'scope-request' }];

/** Whether a question is one of the writes that cannot succeed. */
export const isWrite = (given: object): boolean => WRITES.includes(given);

/** Every call of the contract, with what it is asked: of a team, of strangers, of nothing; lists with so many of their rows. */
export function questions(
  db: Db,
  inTeam: (memberId: number) => boolean,
  pageSize: number,
): readonly (readonly [call: Call, given: object])[] {
  const asked = new Map<Call, readonly object[]>();
  for (const { resource } of describedResources) {
    for (const [verb, call] of Object.entries(resource.calls)) {
      asked.set(call, ofResource(db, resource, verb, inTeam, pageSize) ?? ofNoList(db, call, inTeam));
    }
  }
  for (const call of contractCalls) if (!asked.has(call)) asked.set(call, ofNoList(db, call, inTeam));
  return [...asked].flatMap(([call, givens]) => givens.map((given) => [call, given] as const));
}
