import type { ChannelReceiving } from '@/contract/finance/channel';
import type { FieldChange } from '@/api/types';
import { masked } from '../core/memberBrief';
import { Refusal } from '../core/refusal';
import type { Channel } from '../core/rows';

/** Channel types whose receiving data wait for a second operator. */
export const FIXED_ADDRESS = 2;
export const BANK = 3;

const THIRD_PARTY = 4;
const CARD = 5;

const GATEWAY = ['gatewayUrl', 'merchantNo', 'secretRef'] as const;

const WAITING: Record<number, readonly (keyof ChannelReceiving)[]> = {
  [FIXED_ADDRESS]: ['walletCode', 'address', 'memo', 'qrImg'],
  [BANK]: ['fiatCurrency', 'bankName', 'bankAccount', 'accountName'],
  [THIRD_PARTY]: ['fiatCurrency', ...GATEWAY],
  [CARD]: ['fiatCurrency', ...GATEWAY],
};

/** The place itself, which a new channel does not have before it is confirmed; what makes it one comes first. */
const PLACE: Record<number, readonly (keyof ChannelReceiving)[]> = {
  [FIXED_ADDRESS]: ['address', 'memo', 'qrImg'],
  [BANK]: ['bankAccount', 'bankName', 'accountName'],
  [THIRD_PARTY]: GATEWAY,
  [CARD]: GATEWAY,
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
  if (!hasPlace(row)) throw new Refusal(40904, { because: 'receivingUnconfirmed' });
}

/** What of a channel of this type is never in force at once. */
export const waitingFields = (type: number): readonly (keyof ChannelReceiving)[] => WAITING[type] ?? [];

/** The account as it is stored: sent back masked, or not at all, it is the one there is, or the one that waits. */
export function keptAccount({ bankAccount, pendingChange }: Channel, given: string): string {
  if (given === '' || given === masked(bankAccount)) return bankAccount;
  const waiting = pendingChange?.bankAccount ?? '';
  return given === masked(waiting) ? waiting : given;
}

/** ChannelReceiving data that differ from what is in force; `null` when none do. */
export function receivingChange(row: Channel, given: ChannelReceiving): Partial<ChannelReceiving> | null {
  const changed = waitingFields(row.channelType).filter((field) => given[field] !== row[field]);
  if (changed.length === 0) return null;
  const change: Partial<ChannelReceiving> = Object.fromEntries(changed.map((field) => [field, given[field]]));
  // A rate of the new currency must not be shown beside the old account.
  return changed.includes('fiatCurrency') ? { ...change, rate: given.rate } : change;
}

/** True for a change that waits already, word for word. */
export function waitsAlready({ pendingChange }: Channel, change: Partial<ChannelReceiving>): boolean {
  const fields = Object.keys({ ...change, ...pendingChange }) as (keyof ChannelReceiving)[];
  return pendingChange !== null && fields.every((field) => change[field] === pendingChange[field]);
}

/** Pictures are too long to be read, accounts too telling. */
const legible = (field: string, value: string | null): string | null =>
  field === 'bankAccount' ? masked(value ?? '') : field === 'qrImg' ? (value ?? '').slice(0, 24) : value;

/** What a change would do, as a history shows it. */
export const receivingDiff = (row: Channel, change: Partial<ChannelReceiving>): FieldChange[] =>
  (Object.keys(change) as (keyof ChannelReceiving)[]).map((field) => ({
    field,
    before: legible(field, row[field]),
    after: legible(field, change[field] ?? null),
  }));
