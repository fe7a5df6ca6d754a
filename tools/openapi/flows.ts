import { LEAST_REASON } from '@/contract/field/limits';
import type { NamedMove } from '@/contract/flow';
import { movesOf } from '@/contract/flow';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
import type { Resource } from '@/contract/resource';
import { permissionName } from '../contract/path';
import type { Json } from './json';

const moveOf = ({ name, terms, call, sends, by }: NamedMove): Json => ({
  name,
  ...(call ? { call: `${call.method} /${call.path}` } : { by }),
  ...(Object.keys(sends).length > 0 ? { sends } : {}),
  ...(terms.verb === name ? {} : { verb: terms.verb }),
  from: terms.from,
  ...(terms.to.length > 0 ? { to: terms.to } : {}),
  ...(terms.permission === '' ? {} : { permission: permissionName(terms.permission) }),
  ...(terms.notBy.length > 0 ? { notBy: terms.notBy.map(({ field }) => field) } : {}),
  ...(terms.onlyBy === undefined ? {} : { onlyBy: terms.onlyBy }),
  ...(terms.stepUp ? { stepUp: true } : {}),
  ...(terms.reason === undefined ? {} : { reason: terms.reason, leastReason: LEAST_REASON }),
});

function described(life: Living): Json {
  const { field, states, begins, ends, rests } = life.flow;
  const codes = (names: readonly string[]) => names.map((name) => states[name]);
  return {
    field,
    states,
    begins: codes(begins),
    ...(rests ? { rests: codes(rests) } : {}),
    ends: Object.fromEntries(Object.entries(ends).map(([name, end]) => [String(states[name]), end])),
    moves: movesOf(life).map(moveOf),
  };
}

/** The lives of a resource's records, for the schema of its rows; nothing where it has none. */
export function flowExtension(resource: Resource): Json {
  const lives = livesOf(resource);
  return lives.length > 0 ? { 'x-flow': lives.map(described) } : {};
}
