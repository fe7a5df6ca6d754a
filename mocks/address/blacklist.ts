import type { WireShape } from '@/contract/field/field';
import type { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { diffOf } from '../core/audit';
import type { Sent } from '../core/body';
import { holdersOf } from '../core/addressBook';
import type { Context } from '../core/http';
import type { WithdrawAddressRow } from '../core/rows';
import { Refusal } from '../core/refusal';
import { mustBeAnother } from '../core/samePerson';
import { findRow, mustBeVersion, touch } from '../core/resource';
import { RELEASE } from '../../src/contract/finance/withdrawFlow';
import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import { holdOpen, releaseHeld } from '../core/holds';
import { openOf } from '../core/stillOpen';
import { withdrawAddresses } from './withdraw';

/** What a blacklisting did. */
type AddressBlacklisted = WireShape<(typeof withdrawAddress)['calls']['blacklist']['answer']>;

type Calls = (typeof withdrawAddress)['calls'];

/** Changes every record of the row's address, each with its own log line. */
function changeAll(
  context: Context<{ id: number; version: number; reason: string }>,
  apply: (row: WithdrawAddressRow) => void,
): WithdrawAddressRow[] {
  const { db, input, noteRecord } = context;
  const holders = holdersOf(db, findRow(context, withdrawAddresses, input.id));
  for (const row of holders) {
    const before = { ...row };
    apply(row);
    touch(context, row);
    noteRecord({
      targetId: String(row.id),
      targetText: row.address,
      diff: diffOf(before, row, ['status', 'blacklistedBy', 'blacklistReason']),
    });
  }
  return holders;
}

/** The row that is asked about, once nothing speaks against touching it. @throws Refusal 40400, 40900 */
function seenRow(context: Context<{ id: number; version: number; reason: string }>): WithdrawAddressRow {
  const { input, note } = context;
  const row = findRow(context, withdrawAddresses, input.id);
  note({
    targetType: withdrawAddresses.target,
    targetId: String(row.id),
    targetText: row.address,
    reason: input.reason,
  });
  mustBeVersion(context, withdrawAddresses, row, input.version);
  return row;
}

/**
 * Bars an address for every member who has it. What could be paid to it goes on hold, and what waits for a review unless
 * the operator leaves it.
 * @throws Refusal 40301, 40904 when it is barred already
 */
export function blacklist(context: Context<Sent<Calls['blacklist']['body']>>): AddressBlacklisted {
  const { db, user, input } = context;
  const row = seenRow(context);
  if (row.status === WithdrawAddressStatus.blacklisted) throw new Refusal(40904);
  const holders = changeAll(context, (one) =>
    Object.assign(one, {
      status: WithdrawAddressStatus.blacklisted,
      blacklistedBy: user.userName,
      blacklistedAt: db.stamp(),
      blacklistReason: input.reason,
    }),
  );
  const { reason: note, holdAll = 1 } = input;
  const stop = { who: user.userName, note, cause: 'blacklisted', waiting: holdAll === 1 } as const;
  const held = holdOpen(db, { place: row }, stop);
  return {
    members: new Set(holders.map(({ memberId }) => memberId)).size,
    held,
  };
}

/**
 * Takes an address off the blacklist, for every member. Withdraws on hold stay there, unless the operator may release them
 * and wants to: then they are reviewed from the start.
 * @throws Refusal 40300, 40903 for the operator who blacklisted it, 40904 when it is not on the blacklist
 */
export function unblacklist(context: Context<Sent<Calls['unblacklist']['body']>>): {
  released: string[];
} {
  const { db, user, input, can } = context;
  const { release = 0, reason: note } = input;
  if (release === 1 && !can(RELEASE)) throw new Refusal(40300);
  const row = seenRow(context);
  if (row.status !== WithdrawAddressStatus.blacklisted) throw new Refusal(40904);
  for (const { blacklistedBy } of holdersOf(db, row)) mustBeAnother(context, blacklistedBy);
  changeAll(context, (one) =>
    Object.assign(one, {
      status: one.activeAt > db.stamp() ? WithdrawAddressStatus.waiting : WithdrawAddressStatus.active,
      blacklistedBy: '',
      blacklistedAt: null,
      blacklistReason: '',
    }),
  );
  const released = release === 1 ? releaseHeld(db, { place: row }, { who: user.userName, note }) : [];
  return { released };
}

/** What is open to or from an address that may be barred. @throws Refusal 40400 */
export const openBeforeBlacklist = (context: Context<Sent<Calls['previewBlacklist']['query']>>) =>
  openOf(context, [{ place: findRow(context, withdrawAddresses, context.input.id) }], false);

/** What is open to or from an address that may leave the blacklist. @throws Refusal 40400 */
export const openBeforeUnblacklist = (context: Context<Sent<Calls['previewUnblacklist']['query']>>) =>
  openOf(context, [{ place: findRow(context, withdrawAddresses, context.input.id) }], context.can(RELEASE));
