import type { Draws, Walk, WalkCall } from './draws';
import { withdrawn } from './withdrawn';
import type { Guarded } from './withdrawn';

const rowsOf = (table: ReadonlyMap<number, { id: number; version: number }>) => [...table.values()];

/** Timed orders, their contracts and cycles. */
export const deliveryWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, versions, ...draw } = draws;
  const contracts = () => db.deliveryContracts.values();
  const cycles = () => db.deliveryCycles.values();
  /** What waits of a table is decided, or taken back by whoever asked for it. */
  const waiting = (base: string, rows: () => Iterable<Guarded>): WalkCall[] => [
    {
      route: `PUT ${base}/confirmChange`,
      input: () => {
        const row = one(rows(), ({ pendingChange }) => pendingChange !== null);
        const result = random.pick(['approve', 'reject']);
        const who = { id: row.id, version: version(row) };
        return { ...who, result, reason: draw.reason(), operPassword: draw.password() };
      },
    },
    withdrawn(draws, `PUT ${base}/withdrawChange`, rows),
  ];
  const open = () => [...db.deliveryOpen].flatMap((id) => db.deliveryOrders.get(id) ?? []);
  const cycleOfOne = () => one(open().length > 0 ? open() : db.deliveryOrders.values()).cycleId;
  const reads = (base: string) => [
    { route: `GET ${base}/list` as const, input: draw.page },
    { route: `GET ${base}/export` as const, input: () => ({}) },
  ];
  const order = (table: ReadonlyMap<number, { id: number; version: number; deleted: boolean }>) => {
    const all = random.shuffle(rowsOf(table).filter((row) => table.get(row.id)?.deleted === false));
    return { ids: all.map(({ id }) => id), versions: versions(all) };
  };
  const turned = (rows: Iterable<{ id: number; version: number }>) => {
    const row = one(rows);
    return { id: row.id, version: version(row), on: draw.onOff() };
  };
  return [
    ...reads('deliveryContract'),
    { route: 'GET deliveryContract/get', input: () => ({ id: one(contracts()).id }) },
    {
      route: 'POST deliveryContract/add',
      input: () => ({ ...one(contracts()), code: `WALK-${random.int(1, 99)}`, maxStake: draw.amount() }),
    },
    {
      route: 'PUT deliveryContract/edit',
      often: 3,
      input: () => {
        const row = one(contracts());
        const maxExposure = random.pick(['100', '5000', '90000']);
        return { ...row, version: version(row), maxExposure, operPassword: draw.password() };
      },
    },
    {
      route: 'POST deliveryContract/effect',
      input: () => ({ id: one(contracts()).id, maxExposure: random.pick(['100', '5000', '90000']) }),
    },
    ...waiting('deliveryContract', contracts),
    { route: 'PUT deliveryContract/setStatus', input: () => turned(contracts()) },
    { route: 'PUT deliveryContract/sort', input: () => order(db.deliveryContracts) },
    {
      route: 'DELETE deliveryContract/delete',
      input: () => ({
        ids: some(2, contracts(), ({ code, deleted }) => code.startsWith('WALK') && !deleted).map(
          ({ id }) => id,
        ),
      }),
    },
    ...reads('deliveryCycle'),
    { route: 'GET deliveryCycle/get', input: () => ({ id: one(cycles()).id }) },
    {
      route: 'POST deliveryCycle/add',
      input: () => ({
        ...one(cycles()),
        cycleValue: random.int(20, 90),
        cycleUnit: random.pick(['s', 'm', 'h']),
      }),
    },
    {
      route: 'PUT deliveryCycle/edit',
      often: 4,
      input: () => {
        const row = one(cycles());
        const oddsUp = random.pick(['0.5', '0.91', '1.9', '2', '2.01', '0.123', '1.01']);
        const feeRate = random.pick(['0', '0.1', '0.1', '5', '11']);
        const isDefault = random.chance(0.7) ? row.isDefault : draw.onOff();
        const own = { isDefault, operPassword: draw.password() };
        return { ...row, version: version(row), oddsUp, feeRate, ...own };
      },
    },
    {
      route: 'POST deliveryCycle/effect',
      input: () => ({ id: one(cycles()).id, oddsUp: random.pick(['0.5', '1.2', '3']), feeRate: '0.2' }),
    },
    ...waiting('deliveryCycle', cycles),
    { route: 'PUT deliveryCycle/setStatus', input: () => turned(cycles()) },
    {
      route: 'POST deliveryCycle/copy',
      input: () => ({ from: String(one(contracts()).id), to: String(one(contracts()).id) }),
    },
    { route: 'PUT deliveryCycle/sort', input: () => order(db.deliveryCycles) },
    {
      route: 'DELETE deliveryCycle/delete',
      input: () => ({ ids: some(2, cycles(), ({ id }) => id > 36).map(({ id }) => id) }),
    },
    ...reads('deliveryOrder'),
    { route: 'GET deliveryOrder/summary', input: () => ({}) },
    { route: 'GET deliveryOrder/get', input: () => ({ id: one(db.deliveryOrders.values()).id }) },
    { route: 'GET deliveryOrder/voidForecast', input: () => ({ cycleId: cycleOfOne() }) },
    {
      route: 'POST deliveryOrder/void',
      input: () => ({ cycleId: cycleOfOne(), reason: draw.reason(), operPassword: draw.password() }),
    },
    {
      route: 'POST deliveryOrder/voidReview',
      often: 2,
      input: () => ({
        cycleId: one(db.deliveryOrders.values(), ({ voidWaits }) => voidWaits === 1).cycleId,
        result: random.pick(['approve', 'reject']),
        reason: draw.reason(),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
  ];
};
