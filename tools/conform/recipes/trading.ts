import { DeliveryStatus } from '@/contract/delivery/orderFlow';
import { secondFor } from '../checks/permissions';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, idIn, does } from './requests';

/** Asks for all positions of a symbol to be closed, of the first one that the server takes. @returns the request */
async function askToClose(world: World): Promise<Row | null> {
  const positions = await world.rows('contractPosition');
  for (const symbol of new Set(positions.map((row) => row['symbol']))) {
    const id = idIn(await does(world, 'contractPosition.forceCloseSymbol', { symbol }));
    if (id !== undefined) return closeRequest(world, id);
  }
  return null;
}

async function closeRequest(world: World, id: unknown): Promise<Row | null> {
  const data = await world.read('contractPosition.symbolCloses', {});
  const requests = Array.isArray(data) ? data.filter(isRow) : [];
  return requests.find((one) => String(one['id']) === String(id)) ?? null;
}

const rejectClose = async (world: World, id: unknown): Promise<boolean> => {
  const request = await closeRequest(world, id);
  return request !== null && didIt(world, 'contractPosition.confirmCloseSymbol', request);
};

const isVoidable = ({ status, voidWaits }: Row): boolean =>
  status === DeliveryStatus.running && voidWaits === 0;

/** Rejects, as another operator, what was asked for. */
async function rejectVoid(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('deliveryOrder.voidReview'));
  return second !== undefined && didIt(world, 'deliveryOrder.voidReview', record, {}, second);
}

/** Asks for the open orders of a cycle to be voided. @returns one of them */
async function askToVoid(world: World): Promise<Row | null> {
  for (const row of await world.rows('deliveryOrder')) {
    if (isVoidable(row) && (await didIt(world, 'deliveryOrder.void', row)))
      return world.record('deliveryOrder', row['id']);
  }
  return null;
}

const isOpenEntrust: Recipe['fits'] = ({ status }) => status === 0 || status === 1 || status === 2;

export const tradingRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'contractEntrust.cancel': [{ fits: isOpenEntrust, irreversible: true }],
  'contractEntrust.cancelBySymbol': [{ fits: isOpenEntrust, irreversible: true }],
  'contractPosition.forceClose': [{ irreversible: true }],
  'contractPosition.forceCloseSymbol': [{ undo: (world, { data }) => rejectClose(world, idIn(data)) }],
  'contractPosition.confirmCloseSymbol': [
    {
      open: askToClose,
      maker: { result: 'approve' },
      by: 'second',
      drop: (world, { id }) => rejectClose(world, id),
    },
  ],
  'deliveryCycle.copy': [{ irreversible: true }],
  'deliveryOrder.void': [
    {
      fits: isVoidable,
      endsBySecond: true,
      undo: (world, { record }) => rejectVoid(world, record),
    },
  ],
  'deliveryOrder.voidReview': [
    { open: askToVoid, maker: { result: 'approve' }, by: 'second', endsBySecond: true },
  ],
};
