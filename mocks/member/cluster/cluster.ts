import type { readCluster, TieKind } from '@/contract/risk/cluster';
import type { WireShape } from '@/contract/field/field';
import { MOST_NUMBERS, MOST_THINGS, TIE_KINDS, tieTerms } from '../../../src/contract/risk/cluster';
import type { Sent } from '../../core/body';
import type { Context } from '../../core/http';
import { placeKey } from '../../core/place';
import { invalid, Refusal } from '../../core/refusal';
import { findRow } from '../../core/resource';
import { members, memberWire } from '../list';
import type { Proof } from './sources';
import { thingsFor } from './things';
import type { Thing, Things } from './things';
import { walk } from './walk';
import type { Start } from './walk';

type Asked = Context<Sent<typeof readCluster.query>>;
type Cluster = WireShape<typeof readCluster.answer>;
type Tie = Cluster['ties'][number] & { memberId: number };

/** Where the question begins. @throws Refusal 40000, 40300, 40400 */
function startOf(context: Asked, things: Things, mayUse: (kind: TieKind) => boolean): Start {
  const { memberId, address, memo = '', ip } = context.input;
  const given = [memberId, address, ip].filter((one) => one !== undefined && one !== '');
  if (given.length !== 1) throw invalid(memberId === undefined ? 'memberId' : address ? 'address' : 'ip');
  if (memberId !== undefined) return { memberId: findRow(context, members, memberId).id };
  const kind = address ? 'address' : 'ip';
  if (!mayUse(kind)) throw new Refusal(40300);
  return { thing: things.find(kind, address ? placeKey({ address, memo }) : (ip ?? '')) };
}

function tieOf(memberId: number, key: string, { weight }: Thing, proofs: readonly Proof[]): Tie {
  const inTime = proofs.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const numbers = new Set(inTime.toReversed().flatMap(({ no }) => (no === '' ? [] : [no])));
  return {
    memberId,
    thing: key,
    weight,
    count: proofs.length,
    firstAt: inTime[0]?.at ?? null,
    lastAt: inTime.at(-1)?.at ?? null,
    numbers: [...numbers].slice(0, MOST_NUMBERS),
  };
}

/** Members tied together by what they have in common. @throws Refusal 40000, 40300, 40400 */
export function clusterOf(context: Asked): Cluster {
  const { db, input, can } = context;
  const kinds = TIE_KINDS.filter((kind) => can(tieTerms[kind].permission));
  const asked = kinds.filter((kind) => !input.kinds?.length || input.kinds.includes(kind));
  const things = thingsFor(context, asked);
  const { steps, leftOut, crowds } = walk(
    startOf(context, things, (kind) => kinds.includes(kind)),
    things,
    input.depth ?? 1,
  );

  const reached = [...steps.keys()];
  const all = new Set(reached.flatMap((id) => things.of(id)));
  const shownIn = ({ holders }: Thing): number[] => [...holders.keys()].filter((id) => steps.has(id));
  const shared = [...all]
    .map((thing) => ({ thing, ids: shownIn(thing) }))
    .filter(({ ids }) => ids.length > 1)
    .sort(
      (a, b) =>
        b.thing.weight * b.ids.length - a.thing.weight * a.ids.length ||
        (a.thing.name < b.thing.name ? -1 : 1),
    );
  const shown = shared.slice(0, MOST_THINGS);
  const ties = shown.flatMap(({ thing, ids }, place) =>
    ids
      .toSorted((a, b) => a - b)
      .map((id) => tieOf(id, String(place + 1), thing, thing.holders.get(id) ?? [])),
  );
  const weights = new Map<number, number>();
  for (const { memberId, weight } of ties) weights.set(memberId, (weights.get(memberId) ?? 0) + weight);
  const weightOf = (id: number): number => weights.get(id) ?? 0;
  const stepsOf = (id: number): number => steps.get(id) ?? 0;

  return {
    members: reached
      .toSorted((a, b) => stepsOf(a) - stepsOf(b) || weightOf(b) - weightOf(a) || a - b)
      .flatMap((id) => {
        const member = db.members.get(id);
        if (!member) return [];
        return [{ ...memberWire(db, member, context), steps: stepsOf(id), weight: weightOf(id) }];
      }),
    things: shown.map(({ thing: { kind, value, holders } }, place) => ({
      key: String(place + 1),
      kind,
      value,
      members: holders.size,
    })),
    ties,
    leftOut: {
      members: leftOut,
      things: shared.length - shown.length,
      further: [...all].filter((thing) => !thing.isCrowd && thing.holders.size > shownIn(thing).length)
        .length,
      crowds: crowds.size,
    },
    kinds,
  };
}
