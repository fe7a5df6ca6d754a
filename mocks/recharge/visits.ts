import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { AuthStatus } from '../../src/contract/member/authFlow';
import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { presentAs } from '../core/memberSessions';
import { floorTo, format, parse, times } from '../core/money';
import { voucherPicture } from '../core/pictures';
import type { Random } from '../core/random';
import type { Channel, Member, WalletCode } from '../core/rows';
import { amountFor } from '../core/seeds/amounts';
import { addressOn, hashOn } from '../core/seeds/chainText';
import { realNameOf } from '../core/seeds/people';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { arriveOnChain } from './deposit';
import { riskySource } from './screening';
import { submitVoucher } from './voucher';

/** How much a member pays in, in USDT: mostly some hundreds. */
const worth = (random: Random): number => Math.min(random.logNormal(300, 1.2) + 12, 40_000);

const walletOf = (db: Db, code: string): WalletCode | undefined =>
  db.walletCodes.find(({ walletCode }) => walletCode === code);

/** A transfer to the address that a member was given; now and then one that is too small, or from a doubtful source. */
function deposit(db: Db, random: Random): boolean {
  const place = someone(
    db.rechargeAddresses.values(),
    random,
    (row) => row.allocType === AddressAllocation.assigned && !row.deleted,
  );
  const wallet = place && walletOf(db, place.walletCode);
  const memberId = place?.memberId;
  if (!place || !wallet || typeof memberId !== 'number') return false;
  const { chain, coin, walletCode, minRecharge } = wallet;
  const small = random.chance(0.04);
  const source = addressOn(chain, random);
  arriveOnChain(db, {
    memberId,
    walletCode,
    amount: small ? parse(minRecharge) / 2n : amountFor(db, coin, worth(random), db.now()),
    from: random.chance(0.05) ? riskySource(source) : source,
    to: { address: place.address, memo: place.memo },
    txHash: hashOn(chain, random),
  });
  return true;
}

/** Mostly the member's own name; now and then another person pays. */
function payerOf(db: Db, { id, countryCode }: Member, random: Random): string {
  const known = rowsOf(db.auths, id).findLast(({ status }) => status === AuthStatus.approved);
  return known && random.chance(0.85) ? known.realName : realNameOf(countryCode, random);
}

/** Channels that ask for a voucher and are open to a member. */
const channelsFor = (db: Db, { level, countryCode }: Member): Channel[] =>
  [...db.channels.values()].filter(
    ({ status, channelType, visibleLevels, visibleCountries }) =>
      status === OnOff.on &&
      channelType > 1 &&
      (visibleLevels.length === 0 || visibleLevels.includes(level)) &&
      (visibleCountries.length === 0 || visibleCountries.includes(countryCode)),
  );

/** A member pays by bank, third party or to a fixed address, and shows it. */
function voucher(db: Db, random: Random): boolean {
  const member = someone(
    db.members.values(),
    random,
    ({ status, canLogin }) => status === MemberStatus.normal && canLogin === 1,
  );
  const channel = member && someone(channelsFor(db, member), random);
  if (!member || !channel) return false;
  presentAs(db, member, random);
  const coin = walletOf(db, channel.walletCode)?.coin ?? 'USDT';
  const amount = format(amountFor(db, coin, worth(random) + 40, db.now()));
  const payerName = payerOf(db, member, random);
  const { rate, fiatCurrency } = channel;
  const paid =
    rate === null
      ? { amount, currency: coin }
      : { amount: format(floorTo(times(parse(amount), parse(rate)), 2)), currency: fiatCurrency };
  submitVoucher(db, {
    memberId: member.id,
    channelId: channel.id,
    amount,
    payerName,
    voucherImgs: [
      voucherPicture([
        `CHANNEL ${channel.channelCode}`,
        `AMOUNT  ${paid.amount} ${paid.currency}`,
        `TIME    ${db.stamp()}`,
      ]),
    ],
    proof: { payerName, ...paid },
  });
  return true;
}

/** Customers who pay in. */
export const rechargeVisits: readonly Visit[] = [
  { weight: 8, act: deposit },
  { weight: 3, act: voucher },
];
