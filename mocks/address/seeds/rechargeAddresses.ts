import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../../src/contract/finance/recharge';
import { OnOff } from '../../../src/contract/block/switchFlow';
import { AddressAllocation } from '../../../src/contract/finance/rechargeAddressFlow';
import { addAddress, assign, freshPlace } from '../make';
import { rechargeAddresses } from '../recharge';
import type { RechargeAddressRow } from '../rechargeRow';
import type { Db } from '../../core/db';
import { groups } from '../../core/groups';
import { placeKey, placeOf } from '../../core/place';
import type { RechargeRow, WalletCode } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { recordDeed } from '../../core/seeds/addressTrail';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { ascending } from '../../core/order';

const TOTAL = 520;

/** How many addresses wait in the pool of each wallet code. */
const IDLE: Readonly<Record<string, number>> = {
  'USDT-TRC20': 24,
  'USDT-ERC20': 9,
  'USDT-BEP20': 6,
  'BTC-BTC': 5,
  'ETH-ERC20': 5,
  'SOL-SOL': 3,
  'BNB-BEP20': 2,
  'TRX-TRC20': 2,
  'XRP-XRP': 1,
  'DOGE-DOGE': 1,
  'LTC-LTC': 1,
  'TON-TON': 1,
};

/** Members whose address was replaced. */
const RETIRED = 8;

/** A member pays to the address he was given. */
function payTo(rows: readonly RechargeRow[], { address, memo }: RechargeAddressRow): void {
  for (const row of rows) Object.assign(row, { toAddress: address, memo });
}

function given(db: Db, wallet: WalletCode, memberId: number, at: number): RechargeAddressRow {
  const row = addAddress(db, wallet, at - DAY, freshPlace(db, wallet));
  assign(db, row, memberId, at);
  row.updatedAt = stampOf(at);
  return row;
}

/** His first address came to harm; what he has paid since lies on the second. */
function replaceIt(
  db: Db,
  wallet: WalletCode,
  first: RechargeAddressRow,
  rows: readonly RechargeRow[],
): void {
  const [next] = rows;
  if (!next) return;
  const at = msOf(next.createdAt) - 2 * HOUR;
  payTo(rows, given(db, wallet, next.memberId, at));
  Object.assign(first, {
    allocType: AddressAllocation.retired,
    status: OnOff.off,
    version: 2,
    updatedAt: stampOf(at),
    updatedBy: 'finance01',
  });
  recordDeed(db, {
    screen: rechargeAddresses,
    verb: 'setStatus',
    who: 'finance01',
    at,
    row: first,
    note: {
      reason: '会员反馈地址疑似泄露，已更换',
      diff: [
        { field: 'status', before: String(OnOff.on), after: String(OnOff.off) },
        {
          field: 'allocType',
          before: String(AddressAllocation.assigned),
          after: String(AddressAllocation.retired),
        },
      ],
    },
  });
}

/** Some of what came in last still lies where it came in. */
function leaveBalances(db: Db): void {
  const random = db.random('chainBalance');
  const recent = stampOf(db.now() - 45 * DAY);
  const credited = [...db.recharges.values()].filter(
    ({ source, status }) => source === RechargeSource.chain && status === RechargeStatus.credited,
  );
  const last = new Map(credited.map((row) => [placeKey(placeOf(row)), row]));
  for (const row of db.rechargeAddresses.values()) {
    const payment = last.get(placeKey(row));
    if (payment && payment.createdAt > recent && random.chance(0.4)) row.chainBalance = payment.amount;
  }
}

/** The addresses behind every on-chain recharge, some that were never paid to, and the pool. */
export function seedRechargeAddresses(db: Db): void {
  const random = db.random('rechargeAddress');
  const wallets = new Map(db.walletCodes.map((wallet) => [wallet.walletCode, wallet]));
  const paid = [...db.recharges.values()]
    .filter(({ source }) => source === RechargeSource.chain)
    .sort(ascending(({ createdAt }) => createdAt));
  let retired = 0;
  for (const rows of groups(paid, ({ memberId, walletCode }) => `${memberId} ${walletCode}`).values()) {
    const [first] = rows;
    const wallet = wallets.get(first?.walletCode ?? '');
    if (!first || !wallet) continue;
    const address = given(db, wallet, first.memberId, msOf(first.createdAt) - random.int(5, 600) * MINUTE);
    payTo(rows, address);
    if (rows.length < 3 || retired === RETIRED || first.memberId <= STORY_MEMBERS) continue;
    retired += 1;
    replaceIt(db, wallet, address, rows.slice(-1));
  }

  const idle = Object.entries(IDLE);
  const toAssign = TOTAL - idle.reduce((total, [, count]) => total + count, 0);
  const has = new Set(
    [...db.rechargeAddresses.values()].map(({ memberId, walletCode }) => `${memberId} ${walletCode}`),
  );
  const members = [...db.members.values()].filter(
    ({ id, status }) => id > STORY_MEMBERS && status === MemberStatus.normal,
  );
  const popular = ['USDT-TRC20', 'USDT-ERC20', 'BTC-BTC', 'ETH-ERC20', 'XRP-XRP'].flatMap(
    (code) => wallets.get(code) ?? [],
  );
  while (db.rechargeAddresses.size < toAssign) {
    const member = random.pick(members);
    const wallet = random.pick(popular);
    const key = `${member.id} ${wallet.walletCode}`;
    if (has.has(key)) continue;
    has.add(key);
    const joined = msOf(member.createdAt);
    given(db, wallet, member.id, joined + Math.floor(random.next() * (db.now() - joined)));
  }
  for (const [code, count] of idle) {
    const wallet = wallets.get(code);
    if (!wallet) continue;
    for (let made = 0; made < count; made++) {
      addAddress(db, wallet, db.now() - random.int(1, 20) * DAY, freshPlace(db, wallet));
    }
  }
  leaveBalances(db);
}
