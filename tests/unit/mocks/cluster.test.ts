import { beforeAll, describe, expect, test } from 'vitest';
import type { WireShape } from '@/contract/field/field';
import { CROWD, CROWD_WEIGHT, MOST_MEMBERS, MOST_NUMBERS, TIE_KINDS } from '@/contract/risk/cluster';
import type { readCluster } from '@/contract/risk/cluster';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

type Cluster = WireShape<typeof readCluster.answer>;

const RING_IP = '203.0.113.77';
const RING_ADDRESS = 'TFEEDsharedByFiveAccounts111111111';
const RING = [2, 3, 4, 5, 6, 20, 23, 24, 55, 65];

let place: Bench;
let admin: Operator;
let agent: Operator;

beforeAll(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
  agent = await signedIn(place, 'agent01');
});

const ask = (query: string, who = admin) => who.ask<Cluster>('GET', `cluster/get?${query}`);

const cluster = async (query: string, who = admin): Promise<Cluster> => (await ask(query, who)).data;

const idsOf = ({ members }: Cluster): number[] => members.map(({ id }) => Number(id));

const inTeam = (id: number): boolean => place.db.members.get(id)?.teamPath.startsWith('/15/') === true;

let places = 0;

/** Signs members in from a device and an address that nobody else has. */
function shareAnew(ids: readonly number[]): { ip: string; deviceId: string } {
  places += 1;
  const shared = { ip: `10.9.${places}.1`, deviceId: `dev-shared-${places}` };
  for (const memberId of ids)
    place.db.memberSignIns.push({
      id: place.db.nextId('memberSignIn'),
      memberId,
      at: '2026-11-01 10:00:00',
      device: 'Android',
      ok: 1,
      ...shared,
    });
  return shared;
}

/** Members of no story, as many as asked for, copied from one there is. */
function strangers(n: number): number[] {
  const like = place.db.members.get(300);
  if (!like) throw new Error('no member to copy');
  return Array.from({ length: n }, () => {
    const id = Math.max(...place.db.members.keys()) + 1;
    const uid = String(10_010_000 + id);
    place.db.members.set(id, { ...like, id, uid, parentId: null, teamPath: `/${id}/` });
    return id;
  });
}

describe('the ring of ten', () => {
  test('is found from each of its five accounts, from the address on the net, and its core from the withdraw address', async () => {
    for (const id of [2, 3, 4, 5, 6]) {
      expect(new Set(idsOf(await cluster(`memberId=${id}`)))).toEqual(new Set(RING));
    }
    expect(new Set(idsOf(await cluster(`ip=${RING_IP}`)))).toEqual(new Set(RING));
    expect(new Set(idsOf(await cluster(`address=${RING_ADDRESS}`)))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  test('begins with the member asked for, then the heaviest ties', async () => {
    const { members, ties } = await cluster('memberId=4');
    expect(members[0]).toMatchObject({ id: 4, steps: 0 });
    const weights = members.slice(1).map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    for (const { id, weight } of members) {
      const own = ties.filter(({ memberId }) => memberId === id);
      expect(own.reduce((sum, tie) => sum + tie.weight, 0)).toBe(weight);
    }
  });

  test('says with each tie what shows it', async () => {
    const { ties, things } = await cluster('memberId=2');
    const [address] = things.filter(({ kind }) => kind === 'address');
    expect(address).toMatchObject({ value: RING_ADDRESS, members: 5 });
    for (const tie of ties) {
      expect(tie.count).toBeGreaterThan(0);
      expect(tie.numbers.length).toBeLessThanOrEqual(MOST_NUMBERS);
      expect((tie.firstAt ?? '') <= (tie.lastAt ?? '')).toBe(true);
    }
    const own = ties.filter(({ thing }) => thing === address?.key);
    for (const { memberId, numbers } of own) {
      expect(numbers.length).toBeGreaterThan(0);
      for (const no of numbers) {
        const row = [...place.db.withdraws.values()].find(({ orderNo }) => orderNo === no);
        expect(row).toMatchObject({ memberId, toAddress: RING_ADDRESS });
      }
    }
  });
});

describe('what an answer is made of', () => {
  test.each(['memberId=2&depth=2', 'memberId=15&depth=2', 'memberId=15', `ip=${RING_IP}`])(
    'every tie joins a member and a thing of the answer, every thing two members: %s',
    async (query) => {
      const { members, things, ties } = await cluster(query);
      const ids = new Set(members.map(({ id }) => id));
      const keys = new Set(things.map(({ key }) => key));
      expect(ids.size).toBe(members.length);
      for (const { memberId, thing } of ties)
        expect([ids.has(memberId), keys.has(thing)]).toEqual([true, true]);
      for (const { key, members: have } of things) {
        const shown = ties.filter(({ thing }) => thing === key).length;
        expect(shown).toBeGreaterThan(1);
        expect(shown).toBeLessThanOrEqual(have);
      }
    },
  );

  test('the same question has the same answer', async () => {
    expect(await cluster('memberId=15&depth=2')).toEqual(await cluster('memberId=15&depth=2'));
  });

  test('two steps reach all that one step does, and say what leads on', async () => {
    const [near, far] = [await cluster('memberId=2'), await cluster('memberId=2&depth=2')];
    expect(idsOf(far)).toEqual(expect.arrayContaining(idsOf(near)));
    expect(far.members.length).toBeGreaterThan(near.members.length);
    expect(near.leftOut.further).toBeGreaterThan(0);
  });

  test('only the kinds that are asked for tie', async () => {
    const { things, members } = await cluster('memberId=2&kinds[]=device');
    expect(things.map(({ kind }) => kind)).toEqual(['device']);
    expect(new Set(members.map(({ id }) => id))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  test('documents are masked, and those that were turned down tie nobody', async () => {
    for (const { kind, value } of (await cluster('memberId=10&kinds[]=document')).things) {
      expect(kind).toBe('document');
      expect(value).toContain('*');
    }
  });

  test('a member alone is alone', async () => {
    const [id] = strangers(1);
    const { members, things, ties } = await cluster(`memberId=${id}&depth=2`);
    expect([members.length, things.length, ties.length]).toEqual([1, 0, 0]);
  });
});

describe('limits', () => {
  test('of more members than fit, those with the heaviest ties are in the answer, and the others are counted', async () => {
    const [first = 0, ...others] = strangers(MOST_MEMBERS + 50);
    for (let begin = 0; begin < others.length; begin += CROWD - 1)
      shareAnew([first, ...others.slice(begin, begin + CROWD - 1)]);
    const heavy = others.slice(-3);
    shareAnew([first, ...heavy]);
    const found = await cluster(`memberId=${first}`);
    expect(found.leftOut.members).toBe(50);
    expect(found.leftOut.crowds).toBe(0);
    // Of the others, who are tied alike, those of longest standing.
    expect(new Set(idsOf(found))).toEqual(new Set([first, ...others.slice(0, MOST_MEMBERS - 4), ...heavy]));
    expect(idsOf(found).slice(1, 4)).toEqual(heavy);
  });

  test('of a crowd that the question begins with, those of longest standing are in the answer', async () => {
    const many = strangers(MOST_MEMBERS + 40);
    const { ip } = shareAnew(many);
    const found = await cluster(`ip=${ip}`);
    expect(idsOf(found)).toEqual(many.slice(0, MOST_MEMBERS));
    expect(found.leftOut.members).toBe(40);
  });

  test('a crowd is not followed, unless the question begins with it', async () => {
    const many = strangers(CROWD + 1);
    const { ip } = shareAnew(many);
    const alone = await cluster(`memberId=${many[0]}`);
    expect(idsOf(alone)).toEqual([many[0]]);
    expect(alone.leftOut.crowds).toBe(2);
    const asked = await cluster(`ip=${ip}`);
    expect(asked.members).toHaveLength(CROWD + 1);
    expect(asked.ties.every(({ weight }) => weight === CROWD_WEIGHT)).toBe(true);
  });
});

describe('who sees what', () => {
  test('an agent sees the team alone, and nothing that only others share', async () => {
    for (const depth of [1, 2]) {
      const { members, things, ties } = await cluster(`memberId=15&depth=${depth}`, agent);
      expect(members.length).toBeGreaterThan(1);
      expect(idsOf({ members } as Cluster).filter((id) => !inTeam(id))).toEqual([]);
      for (const { memberId } of ties) expect(inTeam(Number(memberId))).toBe(true);
      for (const { key, members: have } of things)
        expect(ties.filter(({ thing }) => thing === key).length).toBe(have);
    }
    expect((await ask('memberId=2', agent)).code).toBe(40400);
    expect(idsOf(await cluster(`ip=${RING_IP}`, agent)).filter((id) => !inTeam(id))).toEqual([]);
  });

  test('an address that is nobody’s and one of strangers have the same answer for an agent', async () => {
    const { ip } = shareAnew(strangers(3));
    expect(await cluster(`ip=${ip}`, agent)).toEqual(await cluster('ip=10.255.255.1', agent));
  });

  test('an agent’s members carry nothing that is for the staff', async () => {
    const { members } = await cluster('memberId=15', agent);
    for (const one of members) expect(one).not.toHaveProperty('lastIpMembers');
  });

  test('who may not list members has no cluster; documents are for who may list real names', async () => {
    expect((await ask('memberId=2', await signedIn(place, 'common'))).code).toBe(40300);
    const operation = await cluster('memberId=2', await signedIn(place, 'operate01'));
    expect(operation.kinds).toEqual(['device', 'ip', 'inviter']);
    expect(operation.things.map(({ kind }) => kind)).not.toContain('address');
    expect((await ask(`address=${RING_ADDRESS}`, await signedIn(place, 'operate01'))).code).toBe(40300);
    const finance = await cluster('memberId=2', await signedIn(place, 'finance01'));
    expect(finance.kinds).toEqual(TIE_KINDS.filter((kind) => kind !== 'document'));
    expect((await cluster('memberId=2', await signedIn(place, 'risk001'))).kinds).toEqual([...TIE_KINDS]);
  });

  test.each([
    '',
    'memberId=2&ip=1.2.3.4',
    `address=${RING_ADDRESS}&ip=${RING_IP}`,
    'memberId=2&depth=3',
    'memberId=2&depth=0',
    'memberId=2&kinds[]=face',
    'memberId=2&limit=9999',
  ])('a question that says too little, too much or what is unknown is refused: %s', async (query) => {
    expect((await ask(query)).code).toBe(40000);
  });

  test('nobody, and a member nobody knows', async () => {
    expect((await ask('memberId=99999')).code).toBe(40400);
    expect((await cluster('ip=10.255.255.2')).members).toEqual([]);
  });
});
