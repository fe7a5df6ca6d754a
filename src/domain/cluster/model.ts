import type { Id } from '@/contract/field/brands';
import { MemberStatus } from '@/contract/member/memberFlow';
import type { Cluster, TieKind } from '@/contract/risk/cluster';
import type { DrawnNode, Tone } from '@/ui/graph/draw';
import type { GraphLink } from '@/ui/graph/layout';
import { middleEllipsis, visibleText } from '@/lib/text';

export type ClusterMember = Cluster['members'][number];
export type ClusterThing = Cluster['things'][number];
export type ClusterTie = Cluster['ties'][number];

/** What a question begins with. */
export type ClusterStart = { memberId: Id } | { address: string; memo: string } | { ip: string };

/** One tie of a member, with the thing it leads to. */
export interface MemberTie {
  tie: ClusterTie;
  thing: ClusterThing;
}

/** A row of the table: a member with all their ties, the heaviest first. */
export type ClusterRow = ClusterMember & { ties: readonly MemberTie[] };

export interface ClusterModel {
  rows: readonly ClusterRow[];
  nodes: readonly DrawnNode[];
  links: readonly GraphLink[];
  /** The shared things, by the keys of their nodes. */
  things: ReadonlyMap<string, ClusterThing>;
}

const memberKey = (id: string): string => `m${id}`;
const thingKey = (key: string): string => `t${key}`;

/** The member that a node stands for; `null` for a shared thing. */
export const memberOf = (node: Pick<DrawnNode, 'key'>): string | null =>
  node.key.startsWith('m') ? node.key.slice(1) : null;

/** Keys of the nodes of members. */
export const nodesOf = (ids: readonly string[]): ReadonlySet<string> => new Set(ids.map(memberKey));

/** What stands out about a member: who can do nothing any more is pale, who is a risk is not. */
function toneOf({ status, riskLevel }: ClusterMember): Tone {
  if (status === MemberStatus.frozen || status === MemberStatus.closed) return 'off';
  if (riskLevel === 3) return 'late';
  return riskLevel === 2 ? 'warn' : 'plain';
}

const memberNode = (member: ClusterMember): DrawnNode => ({
  key: memberKey(member.id),
  radius: member.steps === 0 ? 12 : 9,
  ring: member.steps * 2,
  shape: 'circle',
  tone: toneOf(member),
  label: member.uid,
  glyph: '',
  first: member.steps === 0,
});

const thingNode = (thing: ClusterThing, ring: number, glyph: string): DrawnNode => ({
  key: thingKey(thing.key),
  radius: 9,
  ring,
  shape: 'square',
  tone: 'plain',
  label: middleEllipsis(visibleText(thing.value), 6),
  glyph,
  first: false,
});

/**
 * The rows of the table and the nodes and lines of the graph: both from the same ties, so that they say the same. What an
 * answer ties to nothing in it is left out of both.
 */
export function modelOf(cluster: Cluster, glyphOf: (kind: TieKind) => string): ClusterModel {
  const members = new Map(cluster.members.map((member) => [member.id, member]));
  const things = new Map(cluster.things.map((thing) => [thing.key, thing]));
  const ties = cluster.ties.flatMap((tie): (MemberTie & { member: ClusterMember })[] => {
    const [member, thing] = [members.get(tie.memberId), things.get(tie.thing)];
    return member && thing ? [{ tie, thing, member }] : [];
  });

  const ofMember = new Map<Id, MemberTie[]>();
  const ringOf = new Map<string, number>();
  for (const { tie, thing, member } of ties) {
    ofMember.set(member.id, [...(ofMember.get(member.id) ?? []), { tie, thing }]);
    ringOf.set(thing.key, Math.min(ringOf.get(thing.key) ?? Infinity, member.steps * 2 + 1));
  }
  const heaviestFirst = (a: MemberTie, b: MemberTie) => b.tie.weight - a.tie.weight;

  return {
    rows: cluster.members.map((member) => ({
      ...member,
      ties: (ofMember.get(member.id) ?? []).toSorted(heaviestFirst),
    })),
    nodes: [
      ...cluster.things.flatMap((thing) => {
        const ring = ringOf.get(thing.key);
        return ring === undefined ? [] : [thingNode(thing, ring, glyphOf(thing.kind))];
      }),
      ...cluster.members.map(memberNode),
    ],
    links: ties.map(({ tie, thing }) => ({
      from: memberKey(tie.memberId),
      to: thingKey(thing.key),
      weight: tie.weight,
    })),
    things: new Map(cluster.things.map((thing) => [thingKey(thing.key), thing])),
  };
}

/** The member and the tie that a line of the graph stands for. */
export function linkedTie(
  { rows }: ClusterModel,
  { from, to }: GraphLink,
): { row: ClusterRow; tied: MemberTie } | undefined {
  const row = rows.find(({ id }) => memberKey(id) === from);
  const tied = row?.ties.find(({ thing }) => thingKey(thing.key) === to);
  return row && tied && { row, tied };
}
