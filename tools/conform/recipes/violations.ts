import { Verdict } from '@/contract/block/review';
import { Severity } from '@/contract/risk/violation';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn, isFresh } from './requests';

/** A minor violation of the member of another one. */
async function recorded(world: World): Promise<Row | null> {
  for (const like of (await world.rows('violation')).slice(0, 8)) {
    const values = { severity: Severity.minor };
    const id = idIn(await does(world, 'violation.add', { ...like, id: undefined }, values));
    if (id !== undefined) return world.record('violation', id);
  }
  return null;
}

/** Dismisses, as another operator, what waits. */
async function dismiss(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('violation.review'));
  return second !== undefined && didIt(world, 'violation.review', record, {}, second);
}

/** A violation that the main operator has recorded, and another one has confirmed with a warning. */
async function confirmed(world: World): Promise<Row | null> {
  const second = secondFor(world, callOf('violation.review'));
  const row = second && (await recorded(world));
  const values = { result: Verdict.approve, penalties: ['warn'] };
  const isDone = row && (await didIt(world, 'violation.review', row, values, second));
  return isDone ? world.record('violation', row['id']) : null;
}

/** What members did against the rules. */
export const violationRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'violation.add': [{ undo: (world, { data }) => dismiss(world, { id: idIn(data) }) }],
  'violation.edit': [{ open: recorded, drop: dismiss }],
  'violation.review': [
    {
      open: recorded,
      maker: { result: Verdict.approve, penalties: ['warn'] },
      by: 'second',
      endsBySecond: true,
      drop: dismiss,
    },
    { fits: isFresh, irreversible: true },
  ],
  'violation.appeal': [
    { open: confirmed, undo: (world, { record }) => didIt(world, 'violation.revoke', record) },
  ],
  'violation.revoke': [
    { open: confirmed },
    { fits: ({ status }) => status === ViolationStatus.appealed, irreversible: true },
  ],
};
