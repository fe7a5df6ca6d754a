import { AwardStatus } from '@/contract/campaign/awardFlow';
import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn, rowsOf } from './requests';

/** An envelope of one unit, or of so much that it waits for another operator. */
async function envelope(world: World, totalAmount: string): Promise<Row | null> {
  const [like] = await world.rows('redEnvelope');
  const id = like && idIn(await does(world, 'redEnvelope.add', { ...like, id: undefined }, { totalAmount }));
  return id === undefined ? null : world.record('redEnvelope', id);
}

/** Rejects, as another operator, what waits. */
async function rejectEnvelope(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('redEnvelope.review'));
  return second !== undefined && didIt(world, 'redEnvelope.review', record, {}, second);
}

const isPaid = ({ status, clawbackWaits }: Row): boolean =>
  status === AwardStatus.paid && clawbackWaits === 0;

/** So large that an award takes two reviewers. */
const LARGE = '1000';

/** Approves a large award for the first time. */
async function approvedOnce(world: World): Promise<Row | null> {
  const [row] = await rowsOf(world, 'award', { status: [String(AwardStatus.pending)], usdtValueMin: LARGE });
  const isDone = row && (await didIt(world, 'award.review', row, { result: 'approve' }));
  return isDone ? world.record('award', row['id']) : null;
}

/** Drops the request for an award that was asked back. */
const drop = async (world: World, { id }: Row): Promise<boolean> => {
  const record = await world.record('award', id);
  return record !== null && didIt(world, 'award.clawbackReview', record);
};

/** Asks for the first award back whose member still has it. @returns the award */
async function askBack(world: World): Promise<Row | null> {
  for (const row of await world.rows('award')) {
    if (isPaid(row) && (await didIt(world, 'award.clawback', row))) return world.record('award', row['id']);
  }
  return null;
}

/** Removes the banners that a copy has made, which stand off. */
async function removeCopies(world: World, { title }: Row): Promise<boolean> {
  const copies = (await rowsOf(world, 'banner', { title, status: '0' })).filter(
    (row) => row['title'] === title,
  );
  const done = await Promise.all(copies.map(({ id }) => didIt(world, 'banner.remove', { id })));
  return copies.length > 0 && done.every(Boolean);
}

/** Campaigns, and what members see of them. */
export const campaignRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'redEnvelope.add': [{ undo: (world, { data }) => didIt(world, 'redEnvelope.cancel', { id: idIn(data) }) }],
  'redEnvelope.cancel': [{ open: (world) => envelope(world, '1') }],
  'redEnvelope.review': [
    {
      open: (world) => envelope(world, '900000'),
      maker: { result: 'approve' },
      by: 'second',
      endsBySecond: true,
      drop: rejectEnvelope,
    },
  ],
  'banner.copy': [
    {
      fits: ({ status }) => status === 1,
      values: ({ lang }) => ({ langs: [lang === 'en' ? 'zh-tw' : 'en'] }),
      undo: (world, { record }) => removeCopies(world, record),
    },
  ],
  'award.review': [
    { open: approvedOnce, maker: { result: 'approve' }, by: 'second', irreversible: true },
    { fits: ({ status }) => status === AwardStatus.pending, irreversible: true },
  ],
  'award.clawback': [{ fits: isPaid, undo: (world, { record }) => drop(world, record) }],
  'award.clawbackReview': [{ open: askBack, maker: { result: 'approve' }, by: 'second', drop }],
};
