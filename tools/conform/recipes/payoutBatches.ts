import { BatchStatus } from '@/contract/finance/payoutBatchFlow';
import { PayMode, WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn, rowsOf } from './requests';

/** Approved withdraws that are in no batch. */
const freeOnes = async (world: World): Promise<Row[]> =>
  (await rowsOf(world, 'withdraw', { status: [String(WithdrawStatus.approved)] })).filter(
    ({ batchNo }) => batchNo === '',
  );

/** What puts withdraws together. */
const together = (rows: readonly Row[]): Row => ({
  ids: rows.map(({ id }) => textOf(id)),
  versions: Object.fromEntries(rows.map(({ id, version }) => [textOf(id), version])),
  payMode: PayMode.gateway,
});

/** A draft of so many withdraws. */
const draftOf =
  (count: number) =>
  async (world: World): Promise<Row | null> => {
    const rows = (await freeOnes(world)).slice(0, count);
    const [first] = rows;
    if (!first || rows.length < count) return null;
    const id = idIn(await does(world, 'payoutBatch.add', { ...first, id: undefined }, together(rows)));
    return id === undefined ? null : world.record('payoutBatch', id);
  };

const cancelled = (world: World, record: Row): Promise<boolean> => didIt(world, 'payoutBatch.cancel', record);

/** One of its withdraws. */
const oneLine = ({ lines }: Row): Row => {
  const [line] = Array.isArray(lines) ? lines.filter(isRow) : [];
  return line ? { ids: [textOf(line['id'])] } : {};
};

export const payoutBatchRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'payoutBatch.add': [
    {
      open: async (world) => (await freeOnes(world))[0] ?? null,
      values: (record) => together([record]),
      undo: (world, { data }) => cancelled(world, { id: idIn(data) }),
      drop: async () => true,
    },
  ],
  'payoutBatch.drop': [
    {
      open: draftOf(2),
      values: oneLine,
      drop: cancelled,
      undo: (world, { record }) => cancelled(world, record),
    },
  ],
  'payoutBatch.submit': [{ open: draftOf(1), drop: cancelled, irreversible: true }],
  'payoutBatch.review': [{ fits: ({ status }) => status === BatchStatus.waiting, irreversible: true }],
  'payoutBatch.cancel': [{ open: draftOf(1), drop: cancelled }],
};
