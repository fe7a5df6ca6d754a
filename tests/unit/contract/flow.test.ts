import { describe, expect, test } from 'vitest';
import { LEAST_REASON } from '@/contract/field/limits';
import type { Shape } from '@/contract/field/field';
import { codesOf, movesOf } from '@/contract/flow';
import type { Flow, NamedMove } from '@/contract/flow';
import { livesOf } from '@/contract/block/lives';
import { contractCalls, describedResources } from '../../../tools/contract/described';

const LIVES = describedResources.flatMap(({ resource }) => livesOf(resource));

/** Moves that lead out of a state that may end a record, each with what it is for. */
const OUT_OF_ENDS: Readonly<Record<string, string>> = {
  'auth.revoke': 'an approval is taken back',
  'auth.lapse': 'its document has expired',
  'award.takeBack': 'two operators take back what was paid',
};

/** Field that is reached by a path; a dot leads into a nested record. */
function fieldAt(shape: Shape, path: string): Shape[string] | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = shape[name];
  return rest.length === 0 ? field : field?.options.shape && fieldAt(field.options.shape, rest.join('.'));
}

/** Where a move can lead from a state. */
const nextOf = ({ terms: { from, to } }: NamedMove, state: number): readonly number[] =>
  from.includes(state) ? to : [];

/** Every state that is reached from these. */
function reached(moves: readonly NamedMove[], from: readonly number[]): Set<number> {
  const found = new Set(from);
  for (const state of found)
    for (const move of moves) for (const next of nextOf(move, state)) found.add(next);
  return found;
}

const codesIn = (flow: Flow): number[] => codesOf(flow, Object.keys(flow.states));

describe.each(LIVES.map((resource) => ({ resource, name: resource.name, field: resource.flow.field })))(
  '$name, $field',
  ({ resource, name }) => {
    const { flow } = resource;
    const moves = movesOf(resource);
    const ends = codesOf(flow, Object.keys(flow.ends));
    const begins = codesOf(flow, flow.begins);

    test('its state is a field of the row: a code with a dictionary, or a record that is there or not', () => {
      const { dict, shape } = resource.row[flow.field]?.options ?? {};
      expect(dict ?? shape).toBeDefined();
    });

    test('every call that it names is a write of the resource', () => {
      const named = Object.values(flow.moves).flatMap(({ call }) => call ?? []);
      expect(named.filter((one) => !resource.calls[one])).toEqual([]);
      expect(moves.filter(({ call }) => call?.method === 'GET')).toEqual([]);
    });

    test('what another resource does is a call of the contract', () => {
      const paths = new Set(contractCalls.map(({ path }) => path));
      const known = ['member', 'operator', 'system'];
      const named = moves.flatMap(({ by }) => by);
      expect(named.filter((one) => !known.includes(one) && !paths.has(one))).toEqual([]);
    });

    test('its people are fields of the row', () => {
      const fields = Object.values(flow.people);
      expect(fields.filter((path) => !fieldAt(resource.row, path))).toEqual([]);
    });

    test('every state is reached from where it begins', () => {
      const missed = codesIn(flow).filter((state) => !reached(moves, begins).has(state));
      expect(missed).toEqual([]);
    });

    test('every state is left again for one that a record may stay in', () => {
      const stays = [...ends, ...codesOf(flow, flow.rests ?? [])];
      const stuck = codesIn(flow).filter((state) => !stays.some((one) => reached(moves, [state]).has(one)));
      expect(stuck).toEqual([]);
    });

    test('a record leaves its end only by moves that are meant to', () => {
      const leaving = moves.filter((move) => ends.some((end) => nextOf(move, end).some((to) => to !== end)));
      expect(leaving.filter((move) => !OUT_OF_ENDS[`${name}.${move.name}`]).map((move) => move.name)).toEqual(
        [],
      );
    });

    test('a move that an operator may be barred from says so among the refusals of its call', () => {
      const silent = moves.filter(
        ({ call, terms: { notBy } }) => call && notBy.length > 0 && !call.refusals?.includes('samePerson'),
      );
      expect(silent.map((move) => move.name)).toEqual([]);
    });

    test('a move that is possible in some states only says so among the refusals of its call', () => {
      const silent = moves.filter(
        ({ call, terms: { from } }) =>
          call && from.length < codesIn(flow).length && !call.refusals?.includes('wrongState'),
      );
      expect(silent.map((move) => move.name)).toEqual([]);
    });

    test('a move that takes a reason has a call that takes it', () => {
      const without = moves.filter(({ call, terms }) => {
        if (!call || !terms.reason) return false;
        const { reason, remark, rejectCode, rejectCodes } = call.body ?? {};
        const given = reason ?? remark;
        // Where the field allows less, the call refuses a short one by itself.
        const isShort =
          (given?.options.min ?? 0) < LEAST_REASON && !call.refusals?.includes('reasonTooShort');
        return !given || isShort || (terms.reason === 'other' && !rejectCode && !rejectCodes);
      });
      expect(without.map((move) => move.name)).toEqual([]);
    });
  },
);

test('no move is named for leaving an end that does not', () => {
  const leaving = LIVES.flatMap((resource) => {
    const ends = codesOf(resource.flow, Object.keys(resource.flow.ends));
    return movesOf(resource)
      .filter((move) => ends.some((end) => nextOf(move, end).some((to) => to !== end)))
      .map((move) => `${resource.name}.${move.name}`);
  });
  expect(Object.keys(OUT_OF_ENDS).filter((one) => !leaving.includes(one))).toEqual([]);
});
