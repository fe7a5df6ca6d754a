import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import { AddressAllocation } from '../../../src/contract/finance/rechargeAddressFlow';
import { WithdrawAddressStatus } from '../../../src/contract/finance/withdrawAddressFlow';
import { addWithdrawAddress } from '../book';
import { withdrawAddresses } from '../withdraw';
import { placeKey, placeOf, samePlace } from '../../core/place';
import type { Place } from '../../core/place';
import type { Db } from '../../core/db';
import { groups } from '../../core/groups';
import type { Random } from '../../core/random';
import type { WalletCode, WithdrawAddressRow, WithdrawRow } from '../../core/rows';
import { DAY, HOUR, msOf, stampOf } from '../../core/time';
import { SET_ASIDE } from '../../core/withdrawStates';
import { recordDeed } from '../../core/seeds/addressTrail';
import { addressOn } from '../../core/seeds/chainText';
import { ascending } from '../../core/order';

const TOTAL = 310;
const SHARED = 9;

/** Ids below belong to the fixed stories, which say themselves where their money goes. */
const FIRST_FREE_ID = 101;

const LABELS = ['我的钱包', '冷钱包', '交易所账户', '备用地址', '家庭钱包', 'Ledger', 'TokenPocket', ''];

/** Puts an address into its member's book. `at` is in milliseconds. */
function addTo(
  db: Db,
  random: Random,
  { memberId, walletCode, coin, chain }: Pick<WithdrawRow, 'memberId' | 'walletCode' | 'coin' | 'chain'>,
  place: Place,
  at: number,
): WithdrawAddressRow {
  const member = db.members.get(memberId);
  const created = stampOf(Math.max(at, member ? msOf(member.createdAt) + HOUR : at));
  const activeAt = stampOf(msOf(created) + DAY);
  return addWithdrawAddress(db, msOf(created), {
    memberId,
    coin,
    chain,
    walletCode,
    ...place,
    label: random.pick(LABELS),
    isWhitelist: random.chance(0.25) ? 1 : 0,
    activeAt,
    createdIp: member?.lastLoginIp ?? '',
  });
}

/** How old the address was, and how often it had been used, when the withdraw was asked for. */
function tellAge(row: WithdrawRow, { createdAt }: WithdrawAddressRow, earlier: readonly WithdrawRow[]): void {
  const uses = earlier.filter(({ completedAt }) => completedAt !== null && completedAt < row.createdAt);
  row.addressAgeHours = Math.max(0, Math.floor((msOf(row.createdAt) - msOf(createdAt)) / HOUR));
  row.addressUseCount = uses.length;
}

/** A member's address with the withdraws that went to it so far. */
interface Entry {
  address: WithdrawAddressRow;
  withdraws: WithdrawRow[];
}

/** One request goes to another member of the platform, and so costs nothing. */
function sendInside(db: Db, row: WithdrawRow): void {
  const friend = [...db.rechargeAddresses.values()].find(
    ({ walletCode, memberId, allocType }) =>
      walletCode === row.walletCode && allocType === AddressAllocation.assigned && memberId !== row.memberId,
  );
  if (!friend) return;
  const { address: toAddress, memo } = friend;
  Object.assign(row, { toAddress, memo, isInternal: 1, fee: '0', netAmount: row.amount });
}

/** The address book behind every withdraw. Where several members were meant to share an address, they do. */
function bookWithdraws(db: Db, random: Random): void {
  const rows = [...db.withdraws.values()].sort(ascending(({ createdAt }) => createdAt));
  const meant = new Set(
    [...groups(rows, (row) => placeKey(placeOf(row)))]
      .filter(([, some]) => new Set(some.map(({ memberId }) => memberId)).size > 1)
      .map(([key]) => key),
  );
  let shared = meant.size;
  const open = new Set(rows.filter(({ status }) => SET_ASIDE.has(status)).map(({ memberId }) => memberId));
  const books = new Map<string, Entry[]>();

  /** The address of another member, for two members without an open withdraw. */
  const stranger = (row: WithdrawRow): WithdrawAddressRow | undefined =>
    row.status !== WithdrawStatus.completed || open.has(row.memberId)
      ? undefined
      : [...db.withdrawAddresses.values()].findLast(
          (one) =>
            one.walletCode === row.walletCode &&
            one.memberId !== row.memberId &&
            !open.has(one.memberId) &&
            !meant.has(placeKey(one)),
        );

  const inside = rows.find(({ id, status }) => id >= FIRST_FREE_ID && status === WithdrawStatus.pending);
  if (inside) sendInside(db, inside);

  rows.forEach((row, index) => {
    const key = `${row.memberId} ${row.walletCode}`;
    const book = books.get(key) ?? [];
    books.set(key, book);
    const fixed = row.id < FIRST_FREE_ID || row.isInternal === 1 || meant.has(placeKey(placeOf(row)));
    const twin = !fixed && shared < SHARED && index % 20 === 7 ? stranger(row) : undefined;
    if (twin) {
      shared += 1;
      meant.add(placeKey(twin));
      Object.assign(row, { toAddress: twin.address, memo: twin.memo });
    } else if (!fixed && book.length && random.chance(0.9)) {
      const { address, memo } = random.pick(book).address;
      Object.assign(row, { toAddress: address, memo });
    }
    let entry = book.find(({ address }) => samePlace(address, placeOf(row)));
    if (!entry) {
      const asked = msOf(row.createdAt) - row.addressAgeHours * HOUR;
      entry = { address: addTo(db, random, row, placeOf(row), asked), withdraws: [] };
      book.push(entry);
    }
    if (!fixed) tellAge(row, entry.address, entry.withdraws);
    entry.withdraws.push(row);
  });
}

/** Addresses that nothing has gone to yet; the last of them were added today. */
function addUnused(db: Db, random: Random): void {
  const pairs = [...db.withdraws.values()].filter(({ id }) => id >= FIRST_FREE_ID);
  const wallets = new Map<string, WalletCode>(db.walletCodes.map((wallet) => [wallet.walletCode, wallet]));
  while (db.withdrawAddresses.size < TOTAL) {
    const pair = random.pick(pairs);
    const place = {
      address: addressOn(pair.chain, random),
      memo: wallets.get(pair.walletCode)?.memoRequired ? String(random.int(100_000, 999_999)) : '',
    };
    const late = TOTAL - db.withdrawAddresses.size <= 12;
    const row = addTo(
      db,
      random,
      pair,
      place,
      db.now() - (late ? random.int(0, 20) : random.int(30, 2400)) * HOUR,
    );
    if (!late && random.chance(0.12)) row.status = WithdrawAddressStatus.disabled;
  }
}

const REASONS = ['链上情报标记为混币服务地址', '多名会员资金归集至同一地址，疑似洗钱', '诈骗举报核实'];

/** Some blacklisted addresses, one of them shared by several members. */
function barSome(db: Db, random: Random): void {
  const used = new Map(
    [...db.withdraws.values()].map((row) => [placeKey(placeOf(row)), row.createdAt] as const),
  );
  const open = new Set(
    [...db.withdraws.values()]
      .filter(({ status }) => SET_ASIDE.has(status))
      .map((row) => placeKey(placeOf(row))),
  );
  const quiet = [...groups(db.withdrawAddresses.values(), placeKey)].filter(
    ([key, rows]) =>
      !open.has(key) &&
      rows.every(({ status }) => status === WithdrawAddressStatus.active) &&
      (used.get(key) ?? '9') < stampOf(db.now() - 10 * DAY),
  );
  const shared = quiet.filter(([, rows]) => rows.length > 1).slice(-1);
  const single = quiet.filter(([, rows]) => rows.length === 1).slice(-3);
  for (const [, rows] of [...shared, ...single]) {
    const who = random.pick(['risk001', 'risk002']);
    const at = db.now() - random.int(10, 90) * HOUR;
    const reason = random.pick(REASONS);
    const { active, blacklisted } = WithdrawAddressStatus;
    for (const row of rows) {
      Object.assign(row, {
        status: blacklisted,
        version: 2,
        blacklistedBy: who,
        blacklistedAt: stampOf(at),
        blacklistReason: reason,
        updatedAt: stampOf(at),
        updatedBy: who,
      });
      recordDeed(db, {
        screen: withdrawAddresses,
        verb: 'blacklist',
        who,
        at,
        row,
        note: { reason, diff: [{ field: 'status', before: String(active), after: String(blacklisted) }] },
      });
    }
  }
}

/** The members' address books; decides where their withdraws went. */
export function seedWithdrawAddresses(db: Db): void {
  const random = db.random('withdrawAddress');
  bookWithdraws(db, random);
  addUnused(db, random);
  barSome(db, random);
}
