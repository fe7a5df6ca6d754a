import { beforeAll, describe, expect, test } from 'vitest';
import { format, parse, sum } from '#mocks/core/money';
import type { MemberProfile, TeamLevel, TimelineEvent, TimelinePart } from '#mocks/member/profile/wire';
import type { OperLogLine } from '@/contract/system/operLog';
import type { Page } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Answer, Bench, Operator } from './operator';

let place: Bench;
const who: Record<string, Operator> = {};

beforeAll(async () => {
  place = bench();
  for (const name of ['admin', 'service01', 'operate01', 'auditor01', 'agent01', 'common']) {
    who[name] = await signedIn(place, name);
  }
});

function as(name: string): Operator {
  const found = who[name];
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

const profile = (id: number, name = 'admin') => as(name).ask<MemberProfile>('GET', `member/profile?id=${id}`);

describe('who may see whom', () => {
  const CALLS = ['member/profile?id=', 'member/team?id=', 'member/timeline?id=', 'memberNote/list?memberId='];

  test.each(CALLS)('common may not call %s', async (path) => {
    expect((await as('common').ask('GET', `${path}15`)).code).toBe(40300);
  });

  test.each(CALLS)('an agent finds his own team through %s, and nobody else', async (path) => {
    expect((await as('agent01').ask('GET', `${path}15`)).code).toBe(0);
    expect((await as('agent01').ask('GET', `${path}1`)).code).toBe(40400);
  });

  test('the operation log belongs to those who hold it', async () => {
    expect((await as('agent01').ask('GET', 'operLog/list?memberId=15')).code).toBe(40300);
    expect((await as('service01').ask('GET', 'operLog/list?memberId=1')).code).toBe(40300);
    expect((await as('auditor01').ask('GET', 'operLog/list?memberId=1')).code).toBe(0);
  });

  test('a member nobody knows is not there', async () => {
    expect((await profile(99_999)).code).toBe(40400);
    // The UID stands in addresses that people write themselves.
    expect((await profile(10_010_007)).data).toMatchObject({ id: 7, uid: '10010007' });
    expect((await profile(10_019_999)).code).toBe(40400);
  });

  test('an agent is told of no linked member, no risk and no inviter outside his team', async () => {
    const team = [...place.db.members.values()].filter(({ teamPath }) => teamPath.startsWith('/15/'));
    const answers = await Promise.all(team.map(({ id }) => profile(id, 'agent01')));
    const ids = new Set(team.map(({ id }) => id));
    for (const { data } of answers) {
      expect(data).not.toHaveProperty('linked');
      expect(data).not.toHaveProperty('risk');
      expect(data.inviterId === null || ids.has(Number(data.inviterId))).toBe(true);
    }
  });
});

describe('the picture', () => {
  test('one wei is shown whole', async () => {
    const { data } = await profile(13);
    expect(data.accounts).toMatchObject([{ coin: 'ETH', available: '0.000000000000000001', frozen: '0' }]);
  });

  test('the five accounts of one person know each other, and why', async () => {
    const { data } = await profile(2);
    expect(data.linked.map(({ uid }) => uid)).toEqual(['10010003', '10010004', '10010005', '10010006']);
    for (const { reasons } of data.linked) {
      expect(reasons.map(({ kind }) => kind)).toEqual(['address', 'device', 'ip']);
    }
    expect(data.risk.score).toBe(100);
    expect(data.risk.reasons.map(({ code }) => code)).toContain('device');
  });

  test('two with one document are linked, and the number stays masked', async () => {
    const { data } = await profile(10);
    const [twin] = data.linked;
    expect(twin).toMatchObject({ uid: '10010011', reasons: [{ kind: 'document' }] });
    expect(twin?.reasons[0]?.value).toMatch(/^.\*{16}.$/);
  });

  test('every point of a score has its reason', async () => {
    for (const id of [1, 2, 7, 9, 12, 30, 60]) {
      const { risk } = (await profile(id)).data;
      const points = risk.reasons.reduce((total, reason) => total + reason.points, 0);
      expect(risk.score).toBe(Math.min(100, points));
    }
  });

  test.each([
    [7, [{ kind: 'withdraw', until: '2026-11-21 09:00:00', by: '' }]],
    [16, [{ kind: 'closed', until: null, by: '' }]],
    [1, []],
  ])('the locks of member %s', async (id, locks) => {
    expect((await profile(id)).data.locks).toEqual(locks);
  });

  test('the curve ends where the days before it lead', async () => {
    const { flow, accounts, assetUsdt } = (await profile(15)).data;
    expect(flow.days).toHaveLength(90);
    expect(flow.net.at(-1)).toBe(format(sum(flow.in) - sum(flow.out)));
    expect(format(sum(accounts.map(({ usdtValue }) => usdtValue)))).toBe(assetUsdt);
  });

  test('nothing in makes no ratio, which is not zero', async () => {
    const { flow } = (await profile(10)).data;
    expect([flow.outPercent, flow.turnoverRatio]).toEqual([null, null]);
  });

  test('only what an operator may list is told to wait', async () => {
    expect((await profile(2)).data.pending.map(({ kind }) => kind)).toEqual(['withdraw']);
    expect((await profile(10, 'service01')).data.pending.map(({ kind }) => kind)).toEqual(['auth']);
    expect((await profile(2, 'operate01')).data.pending).toEqual([]);
  });

  test('of the sign-ins the last five are told, the latest first', async () => {
    for (const id of [1, 2, 40]) {
      const { signIns } = (await profile(id)).data;
      expect(signIns.length).toBeLessThanOrEqual(5);
      expect(signIns.map(({ at }) => at)).toEqual(
        signIns
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    }
  });
});

describe('the team', () => {
  const team = async (id: number) => (await as('admin').ask<TeamLevel>('GET', `member/team?id=${id}`)).data;

  test('counts and money of a branch are those of its parts and its root', async () => {
    const { root, list } = await team(15);
    expect(root).toMatchObject({ uid: '10010015', directCount: list.length, teamCount: 40 });
    expect(list.reduce((total, node) => total + node.teamCount + 1, 0)).toBe(root.teamCount);
    const own = (await profile(15)).data;
    const below = sum(list.map(({ inUsdt }) => inUsdt));
    expect(root.inUsdt).toBe(format(below + parse(own.totalRechargeUsdt)));
  });

  test('the next level is asked for by whom it stands below', async () => {
    const branch = (await team(15)).list.find(({ directCount }) => directCount > 0);
    const next = await team(branch?.memberId ?? 0);
    expect(next.list.every(({ inviterUid }) => inviterUid === branch?.uid)).toBe(true);
    expect(next.list).toHaveLength(branch?.directCount ?? -1);
  });
});

describe('the stream', () => {
  async function all(name: string, id: number, types = ''): Promise<TimelineEvent[]> {
    const events: TimelineEvent[] = [];
    let next: string | null = '';
    while (next !== null) {
      const before: string = next === '' ? '' : `&before=${encodeURIComponent(next)}`;
      const path: string = `member/timeline?id=${id}${types}${before}`;
      const { data }: Answer<TimelinePart> = await as(name).ask<TimelinePart>('GET', path);
      events.push(...data.list);
      next = data.next;
    }
    return events;
  }

  const busiest = () => {
    const lines = new Map<number, number>();
    for (const { memberId } of place.db.ledger.lines) lines.set(memberId, (lines.get(memberId) ?? 0) + 1);
    return [...lines].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  };

  test('page after page it tells everything once, the latest first', async () => {
    const id = busiest();
    const events = await all('admin', id);
    expect(events.length).toBeGreaterThan(30);
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const booked = place.db.ledger.lines.filter(({ memberId }) => memberId === id);
    expect(events.filter(({ type }) => type === 'ledger')).toHaveLength(booked.length);
  });

  test('of the kinds asked for, and of those the operator may list', async () => {
    const kinds = async (name: string, types: string) =>
      new Set((await all(name, 2, types)).map(({ type }) => type));
    expect(await kinds('admin', '&types[]=signIn&types[]=ledger')).toEqual(new Set(['signIn', 'ledger']));
    expect(await kinds('operate01', '')).toEqual(new Set(['signIn']));
    expect(await kinds('operate01', '&types[]=ledger')).toEqual(new Set());
  });

  test('of what the staff did, the part an operator may list; nothing for who belongs to a member', async () => {
    const path = 'memberNote/add';
    for (const memberId of [2, 15]) {
      const note = { memberId, content: '会员来电咨询提现进度', pinned: 0 };
      expect((await as('service01').ask('POST', path, note)).code).toBe(0);
    }
    const deeds = async (name: string, id: number) =>
      (await all(name, id, '&types[]=staff')).map(({ code }) => code);
    const about2 = (await deeds('admin', 2)).toSorted();
    expect(about2).toContain('review');
    expect(await deeds('operate01', 2)).toEqual(['add']);
    expect((await deeds('auditor01', 2)).toSorted()).toEqual(about2);
    expect(await deeds('admin', 15)).toContain('add');
    expect(await deeds('agent01', 15)).toEqual([]);
  });

  test('a kind nobody knows is refused', async () => {
    expect((await as('admin').ask('GET', 'member/timeline?id=2&types[]=gossip')).code).toBe(40000);
  });
});

describe('the operation log about a member', () => {
  const log = async (query: string) =>
    (await as('auditor01').ask<Page<OperLogLine>>('GET', `operLog/list?pageSize=1000&${query}`)).data.list;

  test('has what was done to him and to his records, and nothing about others', async () => {
    const lines = await log('memberId=2');
    expect(lines.length).toBeGreaterThan(0);
    const { recharges: recharge, withdraws: withdraw, auths: auth, memberNotes: memberNote } = place.db;
    const owner = { recharge, withdraw, auth, memberNote };
    for (const { targetType, targetId } of lines) {
      const table = owner[targetType as keyof typeof owner] as Map<number, { memberId: number }>;
      expect(table.get(Number(targetId))?.memberId).toBe(2);
    }
  });

  test('is narrowed to one record', async () => {
    const [line] = await log('memberId=2');
    const one = await log(`targetType=${line?.targetType}&targetId=${line?.targetId}`);
    expect(one.every(({ targetId }) => targetId === line?.targetId)).toBe(true);
    expect(one.map(({ operId }) => operId)).toContain(line?.operId);
  });
});
