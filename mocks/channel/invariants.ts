import { OnOff } from '../../src/contract/block/switchFlow';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import { hasPlace } from './receiving';

/** Limits in order, a maker for every change that waits, and a channel behind every voucher. */
export function checkChannels(db: Db, complain: Complain): void {
  const codes = new Set<string>();
  for (const row of db.channels.values()) {
    const { channelCode } = row;
    if (codes.has(channelCode)) complain(`channel ${channelCode} is there twice`);
    codes.add(channelCode);
    if (row.status === OnOff.on && !hasPlace(row)) complain(`channel ${channelCode} is on and leads nowhere`);
    const [min, max, day] = [parse(row.minAmount), parse(row.maxAmount), parse(row.dailyLimit)];
    if (min <= 0n || min > max || max > day)
      complain(`limits of channel ${channelCode} contradict each other`);
    if (row.channelType <= 2 && !db.walletCodes.some(({ walletCode }) => walletCode === row.walletCode))
      complain(`channel ${channelCode} refers to ${row.walletCode}, which is not there`);
  }
  for (const { orderNo, channelId } of db.recharges.values()) {
    if (channelId !== null && !db.channels.has(channelId))
      complain(`recharge ${orderNo} refers to channel ${channelId}, which is not there`);
  }
}
