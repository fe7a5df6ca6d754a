import { changeFlow } from '@/contract/block/changeFlow';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
import { switchFlow } from '@/contract/block/switchFlow';
import type { Call } from '@/contract/call';
import { riskChecks } from '@/contract/finance/riskChecks';
import { movesOf } from '@/contract/flow';
import type { Flow, NamedMove } from '@/contract/flow';
import { refusalsOf } from '@/contract/implied';
import { Refusal } from '@/contract/refusals';
import type { RefusalName } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import { permissionsBeside, resourcesOf } from './pages';

/** How a change of a guarded field is treated: as `second` of its guard, `some` where that is computed. */
export type GuardWord = 'none' | 'always' | 'raise' | 'lower' | 'some';

/** A guarded field of a screen. */
export interface GuardedField {
  readonly resource: string;
  readonly field: string;
  readonly word: GuardWord;
}

/** What the contract says of a screen. */
export interface PageTerms {
  readonly view: string;
  readonly lives: readonly Living[];
  /** Codes of the checks and flags that may be raised. */
  readonly checks: readonly string[];
  readonly guards: readonly GuardedField[];
  readonly refusals: readonly RefusalName[];
  /** Paths of permissions. */
  readonly permissions: readonly string[];
}

/** The name that the sentences of a flow's states stand under: shared flows have one set. */
export function stateSet({ flow, name }: Living): string {
  if (Object.is(flow, changeFlow)) return 'change';
  return Object.is(flow, switchFlow) ? 'switch' : name;
}

/** The moves that lead somewhere, or that somebody decides; edits left out. */
export const movesShown = (life: Living): NamedMove[] => movesOf(life).filter(({ terms }) => !terms.isEdit);

/** The type of the dictionary with the words of a flow's states; empty where there is none. */
export const stateDict = ({ row, flow }: Living): string => row[flow.field]?.options.dict ?? '';

/** The states that moves lead to from another one: pairs of names, each once. */
export function waysOf(flow: Flow): [from: string, to: string][] {
  const pairs = Object.values(flow.moves).flatMap(({ from, to = [] }) =>
    from.flatMap((start) => to.filter((end) => end !== start).map((end): [string, string] => [start, end])),
  );
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}

const permissionsOfCall = ({ access, permissionBy, permission, path }: Call): readonly string[] => {
  if (permissionBy) return Object.values(permissionBy.paths);
  return access === undefined ? [permission ?? path] : [];
};

function guardsOf({ name, row }: Resource): GuardedField[] {
  return Object.entries(row).flatMap(([field, { options }]) => {
    if (!options.guard) return [];
    const { second = 'none' } = options.guard;
    return [{ resource: name, field, word: typeof second === 'function' ? 'some' : second }];
  });
}

/** What the contract says of a screen, by the component of its menu entry. */
export function pageOf(view: string): PageTerms {
  const resources = resourcesOf(view);
  const calls = resources.flatMap((resource) =>
    Object.entries(resource.calls).map(([verb, call]) => ({ call, of: { resource, verb } })),
  );
  const lives = resources.flatMap(livesOf);
  const ofMoves = lives.flatMap((life) => movesOf(life).map(({ terms }) => terms.permission));
  const permissions = [
    ...calls.flatMap(({ call }) => permissionsOfCall(call)),
    ...ofMoves.filter((path) => path !== ''),
    ...permissionsBeside(view),
  ];
  return {
    view,
    lives,
    checks: resources.flatMap(({ name }) => riskChecks[name] ?? []),
    guards: resources.flatMap(guardsOf),
    refusals: [...new Set(calls.flatMap(refusalsOf))].sort((a, b) => Refusal[a] - Refusal[b]),
    permissions: [...new Set(permissions)],
  };
}
