import { expect, test } from 'vitest';
import { readShape } from '@/contract/field/read';
import { cluster } from '@/contract/risk/cluster';
import type { Cluster } from '@/contract/risk/cluster';
import { clusterPage, questionIn } from '@/domain/cluster/address';
import type { ClusterModel } from '@/domain/cluster/model';
import { linkedTie, memberOf, modelOf, nodesOf } from '@/domain/cluster/model';
import { bench, signedIn } from '../mocks/operator';

const admin = await signedIn(bench(), 'admin');

async function read(query: string): Promise<Cluster> {
  const found = readShape(cluster, (await admin.ask<object>('GET', `cluster/get?${query}`)).data);
  if (!found) throw new Error('no cluster');
  return found;
}

const sorted = (pairs: readonly string[]): string[] => [...pairs].sort();

const inTable = ({ rows }: ClusterModel): string[] =>
  rows.flatMap(({ id, ties }) => ties.map(({ thing, tie }) => `${id} ${thing.key} ${tie.weight}`));

const inGraph = ({ links }: ClusterModel): string[] =>
  links.map(({ from, to, weight }) => `${from.slice(1)} ${to.slice(1)} ${weight}`);

test.each(['memberId=2', 'memberId=15&depth=2', 'ip=203.0.113.77', 'ip=10.1.1.1'])(
  'the table and the graph say the same: %s',
  async (query) => {
    const answer = await read(query);
    const model = modelOf(answer, (kind) => kind);
    expect(sorted(inTable(model))).toEqual(sorted(inGraph(model)));
    expect(inTable(model)).toHaveLength(answer.ties.length);
    const members = model.nodes.flatMap((node) => memberOf(node) ?? []);
    expect(sorted(members)).toEqual(sorted(model.rows.map(({ id }) => id)));
    expect(model.nodes).toHaveLength(answer.members.length + answer.things.length);
    for (const link of model.links) {
      const found = linkedTie(model, link);
      expect([`m${found?.row.id}`, `t${found?.tied.thing.key}`]).toEqual([link.from, link.to]);
    }
  },
);

test('what an answer ties to nothing is in neither of them', async () => {
  const answer = await read('memberId=2');
  const [thing, ...things] = answer.things;
  const bent = modelOf({ ...answer, things }, () => '');
  expect(inTable(bent).filter((pair) => pair.split(' ')[1] === thing?.key)).toEqual([]);
  expect(sorted(inTable(bent))).toEqual(sorted(inGraph(bent)));
});

test('who is frozen is pale, who is a risk stands out, and the start is marked', async () => {
  const { nodes, rows } = modelOf(await read('memberId=2'), () => '');
  const toneOf = (id: string) => nodes.find(({ key }) => nodesOf([id]).has(key))?.tone;
  expect(toneOf('2')).toBe('late');
  expect(toneOf('55')).toBe('plain');
  expect(nodes.filter(({ first }) => first).map(memberOf)).toEqual(['2']);
  expect(rows[0]?.uid).toBe('10010002');
});

test.each([
  '?memberId=2',
  '?memberId=2&depth=2',
  '?ip=203.0.113.77&kinds[]=document&kinds[]=ip',
  '?address=TXYZ&memo=100&depth=2',
])('a question stands in the address, and is read from it again: %s', (search) => {
  const question = questionIn(search);
  if (!question) throw new Error('no question');
  const { params } = clusterPage(question);
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [`${name}[]`, String(one)]) : [[name, String(value)]],
    ),
  );
  expect(questionIn(`?${query}`)).toEqual(question);
});

test.each(['', '?depth=2', '?memberId=%3Cb%3E', '?memberId='])('%s begins with nothing', (search) => {
  expect(questionIn(search)).toBeNull();
});

test('of an address, what nobody can ask is left out', () => {
  expect(questionIn('?memberId=2&depth=9&kinds[]=face&kinds[]=ip')).toEqual({
    start: { memberId: '2' },
    depth: 1,
    kinds: ['ip'],
  });
});
