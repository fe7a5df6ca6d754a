import { Verdict } from '@/contract/block/review';
import { Severity } from '@/contract/risk/violation';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { Person, World } from '../world';
import { wordsIn } from '../bodies/made';
import type { Done, Recipe } from './recipe';
import { didIt, does, idIn, isFresh, rowsOf } from './requests';

/** A minor violation of the member of another one. */
async function recorded(world: World, person: Person = world.main): Promise<Row | null> {
  for (const like of (await world.rows('violation')).slice(0, 8)) {
    const values = { severity: Severity.minor };
    const id = idIn(await does(world, 'violation.add', { ...like, id: undefined }, values, person));
    if (id !== undefined) return world.record('violation', id);
  }
  return null;
}

/** Dismisses, as another operator, what waits. */
async function dismiss(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('violation.review'));
  return second !== undefined && didIt(world, 'violation.review', record, {}, second);
}

/** Dismisses, as another operator, what was recorded with the words of a body. */
async function dismissAll(world: World, { body }: Done): Promise<boolean> {
  const rows = await rowsOf(world, 'violation', { description: wordsIn(body) });
  const dismissed = [];
  for (const row of rows) dismissed.push(await dismiss(world, row));
  return dismissed.length > 0 && dismissed.every(Boolean);
}

/** A violation that one operator has recorded, and another one has confirmed with a warning. */
async function confirmedBy(world: World, maker: Person, reviewer: Person): Promise<Row | null> {
  const row = await recorded(world, maker);
  const values = { result: Verdict.approve, penalties: ['warn'] };
  const isDone = row && (await didIt(world, 'violation.review', row, values, reviewer));
  return isDone ? world.record('violation', row['id']) : null;
}

/** One that the main operator has recorded. */
async function confirmed(world: World): Promise<Row | null> {
  const second = secondFor(world, callOf('violation.review'));
  return second ? confirmedBy(world, world.main, second) : null;
}

/** One that the main operator has confirmed. */
async function confirmedByMain(world: World): Promise<Row | null> {
  const second = secondFor(world, callOf('violation.add'));
  return second ? confirmedBy(world, second, world.main) : null;
}

/** What members did against the rules. */
export const violationRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'violation.add': [{ undo: (world, { data }) => dismiss(world, { id: idIn(data) }) }],
  'violation.addMany': [{ undo: dismissAll }],
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
    { open: confirmedByMain, maker: { result: Verdict.approve }, by: 'second', endsBySecond: true },
    { fits: ({ status }) => status === ViolationStatus.appealed, irreversible: true },
  ],
};
