import { CROWD, CROWD_WEIGHT, tieTerms } from '../../../src/contract/risk/cluster';
import type { TieKind } from '@/contract/risk/cluster';
import type { Context } from '../../core/http';
import { groups } from '../../core/groups';
import { sources } from './sources';
import type { Proof } from './sources';

/** Something that members have, with all that shows who has it. */
export interface Thing {
  /** One of its own among things of all kinds. */
  name: string;
  kind: TieKind;
  value: string;
  /** The proofs of each member whom the operator may see. */
  holders: ReadonlyMap<number, readonly Proof[]>;
  isCrowd: boolean;
  /** Weight of one tie to it. */
  weight: number;
}

/** The things of one question, each read once. */
export interface Things {
  /** What a member shares with another whom the operator may see. */
  of(memberId: number): readonly Thing[];
  /** A thing, whoever has it. */
  find(kind: TieKind, key: string): Thing;
}

/** Reads things of these kinds for one operator. */
export function thingsFor({ db, inScope }: Context<unknown>, kinds: readonly TieKind[]): Things {
  const known = new Map<string, Thing>();

  const isSeen = ({ memberId }: Proof): boolean => inScope(memberId) && db.members.has(memberId);

  function find(kind: TieKind, key: string): Thing {
    const name = `${kind} ${key}`;
    const found = known.get(name);
    if (found) return found;
    const proofs = sources[kind].at(db, key).filter(isSeen);
    const holders = groups(proofs, ({ memberId }) => memberId);
    const isCrowd = holders.size > CROWD;
    const weight = isCrowd ? CROWD_WEIGHT : tieTerms[kind].weight;
    const thing = { name, kind, value: proofs[0]?.value ?? '', holders, isCrowd, weight };
    known.set(name, thing);
    return thing;
  }

  return {
    find,
    of: (memberId) =>
      kinds.flatMap((kind) => {
        const keys = new Set(sources[kind].of(db, memberId).map(({ key }) => key));
        return [...keys]
          .filter((key) => key !== '')
          .map((key) => find(kind, key))
          .filter(({ holders }) => holders.size > 1);
      }),
  };
}
