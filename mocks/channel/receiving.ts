import { ChannelType } from '../../src/contract/finance/channel';
import type { ChannelReceiving } from '@/contract/finance/channel';
import { asText } from '../core/audit';
import { masked } from '../core/memberBrief';
import { Refusal } from '../core/refusal';
import type { Channel } from '../core/rows';
import { refusals } from './refusals';

const GATEWAY = ['gatewayUrl', 'merchantNo', 'secretRef'] as const;

/** The place itself, which a new channel does not have before it is confirmed; what makes it one comes first. */
const PLACE: Record<number, readonly (keyof ChannelReceiving)[]> = {
  [ChannelType.fixedAddress]: ['address', 'memo', 'qrImg'],
  [ChannelType.bank]: ['bankAccount', 'bankName', 'accountName'],
  [ChannelType.thirdParty]: GATEWAY,
  [ChannelType.card]: GATEWAY,
};

/** A new channel as it is until its receiving data are confirmed. */
export const withoutPlace = (row: Channel): Channel => ({
  ...row,
  ...Object.fromEntries((PLACE[row.channelType] ?? []).map((field) => [field, ''])),
});

/** True where members could pay to. */
export function hasPlace(row: Channel): boolean {
  const [place] = PLACE[row.channelType] ?? [];
  return place === undefined || row[place] !== '';
}

/** @throws Refusal 40904 for a channel whose receiving data are not confirmed yet */
export function mustReceive(row: Channel): void {
  if (!hasPlace(row)) throw new Refusal(40904, { because: refusals.receivingUnconfirmed });
}

/** The account as it is stored: sent back masked, or not at all, it is the one there is, or the one that waits. */
export function keptAccount({ bankAccount, pendingChange }: Channel, given: string): string {
  if (given === '' || given === masked(bankAccount)) return bankAccount;
  const waiting = pendingChange?.bankAccount ?? '';
  return given === masked(waiting) ? waiting : given;
}

/** Pictures are too long to be read, accounts too telling. */
export const legible = (field: string, value: unknown): string | null => {
  if (field === 'bankAccount' && typeof value === 'string') return masked(value);
  return field === 'qrImg' && typeof value === 'string' ? value.slice(0, 24) : asText(value);
};
