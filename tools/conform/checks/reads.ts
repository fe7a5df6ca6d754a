import { CouponStatus } from '@/contract/campaign/couponFlow';
import { GrantTarget } from '@/contract/campaign/grantTerms';
import type { Shape } from '@/contract/field/field';
import { describedResources } from '../../contract/described';
import type { DescribedCall } from '../../contract/described';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { World } from '../world';
import { callOf } from '../world';
import { READ_BY_POST } from './permissions';

/** Where the parameters of reads that belong to no list come from. */
const SAMPLES: Readonly<Record<string, (world: World) => Promise<object | null>>> = {
  'profile.read': (world) => idOf(world, 'member'),
  'team.read': (world) => idOf(world, 'member'),
  'timeline.read': (world) => idOf(world, 'member'),
  'security.read': (world) => idOf(world, 'member'),
  'cluster.read': async (world) => {
    const [row] = await world.rows('member');
    return row ? { memberId: row['id'] } : null;
  },
  'withdraw.checks': (world) => idOf(world, 'withdraw'),
  'payoutBatch.preview': (world) => idsOf(world, 'withdraw'),
  'withdraw.payable': (world) => idsOf(world, 'withdraw'),
  'member.previewFreeze': (world) => idsOf(world, 'member'),
  'member.previewUnfreeze': (world) => idsOf(world, 'member'),
  'withdrawAddress.previewBlacklist': (world) => idOf(world, 'withdrawAddress'),
  'withdrawAddress.previewUnblacklist': (world) => idOf(world, 'withdrawAddress'),
  'withdrawAddress.members': async (world) => {
    const [row] = await world.rows('withdrawAddress');
    return row ? { address: row['address'], memo: row['memo'] } : null;
  },
  'deliveryOrder.voidForecast': async (world) => {
    const [row] = await world.rows('deliveryOrder');
    return row ? { cycleId: row['cycleId'] } : null;
  },
  'award.clawbackPreview': (world) => idOf(world, 'award'),
  'coupon.stats': (world) => idOf(world, 'coupon'),
  'coupon.grantPreview': async (world) => {
    const row = (await world.rows('coupon')).find(({ status }) => status === CouponStatus.active);
    const [member] = await world.rows('member');
    if (!row || !member) return null;
    return { couponId: row['id'], by: GrantTarget.list, lines: [{ line: 1, uid: member['uid'] }] };
  },
  'couponGrant.forecast': (world) => idOf(world, 'couponGrant'),
  'stakingOrder.interestLog': (world) => idOf(world, 'stakingOrder'),
  'stakingOrder.redeemPreview': (world) => idOf(world, 'stakingOrder'),
  'adjust.preview': async (world) => {
    const [row] = await world.rows('asset');
    if (!row) return null;
    const { memberId, accountType, coin } = row;
    return { memberId, accountType, coin, direction: 1, amount: '1' };
  },
  'recharge.preview': async (world) => {
    const [row] = await world.rows('asset');
    return row ? { memberId: row['memberId'], coin: row['coin'], amount: '1' } : null;
  },
  'ipRecord.cluster': async (world) => {
    const [row] = await world.rows('ipRecord');
    return row ? { ip: row['ip'] } : null;
  },
  'ipRule.effect': async () => ({ ruleType: 1, scope: 1, value: '100.127.0.1' }),
  'redEnvelope.claims': (world) => idOf(world, 'redEnvelope'),
  'redEnvelope.preview': async () => ({
    type: 1,
    coin: 'USDT',
    totalAmount: '1',
    count: 1,
    startAt: '2099-01-01 00:00:00',
    expireAt: '2099-01-02 00:00:00',
  }),
  'contentNotice.versions': (world) => idOf(world, 'contentNotice'),
  'role.users': (world) => idOf(world, 'role'),
  'menu.effect': (world) => idOf(world, 'menu'),
  'notice.readers': (world) => idOf(world, 'notice'),
  'gen.columns': (world) => tableOf(world),
  'gen.preview': (world) => idOf(world, 'gen'),
  'request.trace': async () => ({ requestId: 'conform-never-sent' }),
  search: async (world) => {
    const [row] = await world.rows('member');
    return row ? { keyword: row['uid'] } : null;
  },
  options: async () => ({
    type: 'coin,walletCode,channel,deliveryContract,deliveryCycle,product,indexSymbol,role,dept,post,admin,tag',
    pageSize: 10_000,
  }),
  'dict.getData': async () => ({ dictType: 'sys_yes_no' }),
  'board.prices': async (world) => {
    const data = await world.probe(callOf('board.market')).success({ part: 'market' });
    const [first] = isRow(data) && Array.isArray(data['symbols']) ? data['symbols'].filter(isRow) : [];
    return first ? { part: 'prices', symbol: first['symbol'] } : null;
  },
  'contractPosition.previewForceClose': async (world) => {
    const [row] = await world.rows('contractPosition');
    return row ? { ids: [row['id']], share: '25' } : null;
  },
  'contractPosition.previewCloseSymbol': async (world) => symbolOf(world),
  'contractEntrust.cancelBySymbolPreview': async (world) => symbolOf(world),
  'contractSymbol.previewEdit': async (world) => {
    const [row] = await world.rows('contractSymbol');
    if (!row) return null;
    const { id, riskTiers, takerFee, makerFee } = row;
    return { id, riskTiers, takerFee, makerFee };
  },
  evidence: async (world) => {
    const [row] = await world.rows('member');
    return row ? { resource: 'member', id: row['id'] } : null;
  },
  'job.next': async () => ({ cron: '0 0/5 * * * *' }),
  'home.trend': async () => ({ metric: 'member', range: 7 }),
  pending: async () => ({ Type: 1 }),
  sharedFilter: async () => ({ list: 'member' }),
  'upload.testChunk': async () => ({
    identifier: '0'.repeat(32),
    totalChunks: 1,
    totalSize: 5,
    filename: 'conform.txt',
    chunkNumber: 1,
    chunkSize: 2_048_000,
    currentChunkSize: 5,
    relativePath: 'conform.txt',
  }),
};

async function symbolOf(world: World): Promise<object | null> {
  const [row] = await world.rows('contractSymbol');
  return row ? { symbol: row['symbol'] } : null;
}

async function idOf(world: World, resource: string): Promise<object | null> {
  const [row] = await world.rows(resource);
  return row ? { id: row['id'] } : null;
}

async function idsOf(world: World, resource: string): Promise<object | null> {
  const [row] = await world.rows(resource);
  return row ? { ids: [row['id']] } : null;
}

async function tableOf(world: World): Promise<object | null> {
  const [row] = await world.rows('gen');
  return row ? { tableName: row['tableName'] } : null;
}

/** The first of each choice. */
const choicesOf = (input: Shape): Row =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, { options, optional }]) =>
      optional || !options.choices?.[0] ? [] : [[name, options.choices[0]]],
    ),
  );

const isList = (described: DescribedCall): boolean =>
  describedResources.some(({ resource }) => resource === described.of?.resource) &&
  ['list', 'get', 'summary', 'export'].includes(described.of?.verb ?? '');

/** Calls that end or open a session; `session.ts` checks them. */
const OF_SESSIONS = /^session\.(?!getUserMenus)/;

/** Whether a call is a read that belongs to no list. */
export const isOtherRead = (described: DescribedCall): boolean =>
  !isList(described) &&
  !OF_SESSIONS.test(described.id) &&
  (described.call.method === 'GET' || READ_BY_POST.has(described.id));

/** Reads that belong to no list: their answer, and what is refused without the parameters they require. */
export async function checkRead(world: World, described: DescribedCall): Promise<void> {
  const probe = world.probe(described);
  const { query = {}, body = {} } = described.call;
  const sample = SAMPLES[described.id];
  const given = sample ? await sample(world) : choicesOf({ ...query, ...body });
  if (given) await probe.success(given);
  else probe.leaves('answer', 'no record to ask about');
  const required = Object.entries({ ...query, ...body }).filter(([, { optional }]) => !optional);
  // The size of an option list is a hint; every other parameter decides what is answered.
  const needed = required.filter(([name]) => name !== 'pageSize');
  if (needed.length > 0) {
    await probe.refused({}, 'invalidInput', { rule: 'refusal', what: 'nothing given' });
  }
}
