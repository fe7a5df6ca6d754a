import type { Db } from '#mocks/core/db';
import { parse } from '#mocks/core/money';
import type { Member } from '#mocks/core/rows';
import type { Bench } from '../../unit/mocks/operator';
import { DAY, HOUR, MINUTE, stampOf } from '#mocks/core/time';

/** How many of each there are in the end. */
const MEMBERS = 20_000;
const ORDERS = 25_000;
const LINES = 100_000;
const LOGGED = 20_000;
const SIGN_INS = 40_000;
const ADDRESSES = 15_000;
const DEALS = 50_000;
const POSITIONS = 5000;
const COUPONS = 50_000;

/** Of so many new orders one waits for a decision. */
const WAITING = 50;

/** Members of one team; each of the first so many invites the others. */
const TEAM = 40;

const HALF_YEAR = 182 * DAY;

const ENDED = { recharge: [2, 3], withdraw: [6, 7] };

/** The one after the other, over and over. */
const turns =
  <One>(all: readonly One[]) =>
  (turn: number): One => {
    const one = all[turn % all.length];
    if (one === undefined) throw new RangeError('nothing to take turns with');
    return one;
  };

/** Later ids are younger, and all are younger than what was seeded. */
const momentOf = (db: Db, turn: number, all: number): number =>
  db.now() - Math.floor(((all - turn) / all) * (HALF_YEAR - HOUR)) - MINUTE;

function addMembers(db: Db): void {
  const seeded = turns([...db.members.values()]);
  const first = db.members.size;
  for (let id = first + 1; id <= MEMBERS; id += 1) {
    const like = seeded(id);
    const leader = id - ((id - first - 1) % TEAM);
    const at = stampOf(momentOf(db, id, MEMBERS));
    db.members.set(id, {
      ...like,
      id,
      uid: String(20_000_000 + id),
      account: `crowd${id}@example.com`,
      email: `crowd${id}@example.com`,
      phone: String(13_000_000_000 + id),
      inviteCode: `C${id}`,
      parentId: leader === id ? null : leader,
      teamPath: leader === id ? `/${id}/` : `/${leader}/${id}/`,
      registerIp: `198.51.${id % 256}.${(id >> 8) % 256}`,
      lastLoginIp: `203.0.${id % 256}.${(id >> 7) % 256}`,
      createdAt: at,
      updatedAt: at,
    });
  }
}

/** Orders like the seeded ones, most of them at an end. */
function addOrders(db: Db, members: (turn: number) => Member): void {
  const recharges = [...db.recharges.values()].filter(({ deleted }) => !deleted);
  const withdraws = [...db.withdraws.values()];
  const endedRecharge = turns(recharges.filter(({ status }) => ENDED.recharge.includes(status)));
  const endedWithdraw = turns(withdraws.filter(({ status }) => ENDED.withdraw.includes(status)));
  const openRecharge = turns(recharges.filter(({ status }) => status === 1));
  const openWithdraw = turns(withdraws.filter(({ status }) => status === 1));
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const waits = turn % WAITING === 0;
    const { id: memberId } = members(turn * 7);
    const at = waits ? db.now() - (turn / WAITING) * MINUTE : momentOf(db, turn, ORDERS);
    const [createdAt, endedAt] = [stampOf(at), stampOf(at + MINUTE)];
    const like = (waits ? openRecharge : endedRecharge)(turn);
    const recharge = { ...like, id: db.nextId('recharge'), memberId, createdAt, updatedAt: endedAt };
    const creditedAt = like.creditedAt && endedAt;
    db.recharges.set(recharge.id, { ...recharge, orderNo: `RC${recharge.id}`, creditedAt, txHash: '' });
    const asked = (waits ? openWithdraw : endedWithdraw)(turn);
    const withdraw = { ...asked, id: db.nextId('withdraw'), memberId, createdAt, updatedAt: endedAt };
    const completedAt = asked.completedAt && endedAt;
    const reviewedAt = asked.reviewedAt && endedAt;
    const own = { orderNo: `WC${withdraw.id}`, toAddress: `crowd-${turn % ADDRESSES}`, memo: '', txHash: '' };
    db.withdraws.set(withdraw.id, { ...withdraw, ...own, completedAt, reviewedAt });
  }
}

function addAddresses(db: Db, members: (turn: number) => Member): void {
  const seeded = turns([...db.withdrawAddresses.values()]);
  const pool = turns([...db.rechargeAddresses.values()]);
  for (let turn = 0; turn < ADDRESSES; turn += 1) {
    const { id: memberId } = members(turn);
    const address = { ...seeded(turn), id: db.nextId('withdrawAddress'), memberId };
    db.withdrawAddresses.set(address.id, { ...address, address: `crowd-${turn}`, memo: '' });
    const own = { ...pool(turn), id: db.nextId('rechargeAddress'), memberId };
    db.rechargeAddresses.set(own.id, { ...own, address: `pool-${turn}`, memo: '' });
  }
}

/** Credits only, so that nothing goes below zero. */
function addLines(db: Db, members: (turn: number) => Member): void {
  const coins = turns(['USDT', 'BTC', 'ETH', 'USDT']);
  const kinds = turns([101, 303, 601, 402]);
  const first = db.ledger.lines.length;
  for (let turn = first; turn < LINES; turn += 1) {
    const { id: memberId, uid } = members(turn * 3);
    db.ledger.book({
      memberId,
      uid,
      accountType: 1,
      coin: coins(turn >> 1),
      bizType: kinds(turn),
      available: parse(`${(turn * 7919) % 10_000}.${(turn * 31) % 997}`),
      refType: 'recharge',
      refNo: `RC${101 + (turn % ORDERS)}`,
      at: momentOf(db, turn, LINES),
    });
  }
}

function addLogs(db: Db, members: (turn: number) => Member): void {
  const lines = turns([...db.operLogs]);
  const last = db.operLogs.reduce((most, { id }) => Math.max(most, id), 0);
  for (let turn = 0; turn < LOGGED; turn += 1) {
    const targetId = String(members(turn).id);
    const operTime = stampOf(momentOf(db, turn, LOGGED));
    db.operLogs.push({ ...lines(turn), id: last + 1 + turn, targetType: 'member', targetId, operTime });
  }
  const signIns = turns([...db.memberSignIns]);
  for (let turn = 0; turn < SIGN_INS; turn += 1) {
    const at = stampOf(momentOf(db, turn, SIGN_INS));
    const own = { memberId: members(turn).id, deviceId: `device-${turn % 17_000}`, at };
    db.memberSignIns.push({ ...signIns(turn), id: 1_000_000 + turn, ...own });
  }
  const steps = turns([...db.steps]);
  const withdraws = turns([...db.withdraws.keys()]);
  for (let turn = 0; turn < LOGGED; turn += 1)
    db.steps.push({ ...steps(turn), id: 1_000_000 + turn, kind: 'withdraw', refId: withdraws(turn) });
}

/** Open positions with their orders, and deals of orders that were closed long ago. */
function addTrades(db: Db, members: (turn: number) => Member): void {
  // Positions of half a year would have paid funding some two million times.
  for (const symbol of db.symbols.values()) symbol.fundedUntil = db.now();
  const open = turns([...db.positions.values()]);
  for (let turn = db.positions.size; turn < POSITIONS; turn += 1) {
    const position = open(turn);
    const order = db.contractOrders.get(position.id);
    if (!order) throw new RangeError('a position without an order');
    const { id: memberId } = members(turn * 11);
    const own = { id: db.nextId('contractOrder'), memberId, orderNo: `CO${9_000_000 + turn}` };
    db.contractOrders.set(own.id, { ...order, ...own, entrustIds: [] });
    db.positions.set(own.id, { ...position, ...own, positionNo: `CP${9_000_000 + turn}` });
  }
  const seeded = turns([...db.deals]);
  for (let turn = db.deals.length; turn < DEALS; turn += 1) {
    const createdAt = stampOf(momentOf(db, turn, DEALS));
    const own = { id: 1_000_000 + turn, memberId: members(turn * 5).id, dealNo: `CD${1_000_000 + turn}` };
    db.deals.push({ ...seeded(turn), ...own, createdAt });
  }
}

/** Coupons like the seeded ones, issued to everybody in turn. */
function addCoupons(db: Db, members: (turn: number) => Member): void {
  const seeded = turns([...db.memberCoupons.values()]);
  for (let turn = db.memberCoupons.size; turn < COUPONS; turn += 1) {
    const like = seeded(turn);
    const receivedAt = stampOf(momentOf(db, turn, COUPONS));
    const own = { id: db.nextId('memberCoupon'), memberId: members(turn * 13).id };
    db.memberCoupons.set(own.id, { ...like, ...own, couponNo: `CN${9_000_000 + turn}`, receivedAt });
  }
}

/** Fills a seeded backend with what a busy platform has half a year later. */
export function crowd({ db, wait }: Pick<Bench, 'db' | 'wait'>): void {
  wait(HALF_YEAR);
  addMembers(db);
  const members = turns([...db.members.values()]);
  addAddresses(db, members);
  addOrders(db, members);
  addLines(db, members);
  addLogs(db, members);
  addTrades(db, members);
  addCoupons(db, members);
}
