import type { channel as contract } from '@/contract/finance/channel';
import type { BulkAnswer, FieldChange } from '@/api/types';
import type { Sent } from '../core/body';
import { BULK_CAP, eachOf } from '../core/bulk';
import {
  code,
  decimal,
  int,
  listOf,
  object,
  oneOf,
  optional,
  picture,
  text,
  withDefault,
} from '../core/check';
import type { Db } from '../core/db';
import { inDictionary } from '../core/dictionary';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { decideChange, mustBeOwnChange, propose } from '../core/pendingChange';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Channel, ChannelType, FeeType, OnOff } from '../core/rows';
import { textsOf } from '../core/texts';
import { channels } from './list';
import {
  BANK,
  FIXED_ADDRESS,
  keptAccount,
  receivingChange,
  receivingDiff,
  waitingFields,
  waitsAlready,
  withoutPlace,
} from './receiving';

const onOff = oneOf<OnOff>(0, 1);
const short = withDefault(text(128), '');

const terms = {
  channelName: textsOf(40),
  guide: textsOf(500, 0),
  walletCode: withDefault(text(24), ''),
  address: short,
  memo: short,
  qrImg: withDefault(picture, ''),
  fiatCurrency: withDefault(text(8), ''),
  bankName: short,
  bankAccount: short,
  accountName: short,
  gatewayUrl: short,
  merchantNo: short,
  secretRef: short,
  rate: optional(decimal),
  minAmount: decimal,
  maxAmount: decimal,
  dailyLimit: decimal,
  feeType: oneOf<FeeType>(0, 1, 2),
  feeValue: withDefault(decimal, '0'),
  autoReview: withDefault(onOff, 0),
  reviewThreshold: withDefault(decimal, '0'),
  visibleLevels: withDefault(listOf(int, 20), []),
  visibleCountries: withDefault(listOf(code, 300), []),
  sort: withDefault(int, 100),
  remark: withDefault(text(200), ''),
};

/** What can be set while a channel exists. */
export type Terms = { [Name in keyof typeof terms]: ReturnType<(typeof terms)[Name]> };

/** Wanted with receiving data that are not in force yet. */
const operPassword = optional(text(64));

/** Body of a new channel. */
export const draft = object({
  ...terms,
  channelCode: text(32, 3),
  channelType: oneOf<ChannelType>(1, 2, 3, 4, 5),
  operPassword,
});

/** Body of an edit. */
export const edit = object({ ...terms, id: int, version: int, operPassword });

export const some = object({ ids: listOf(int, BULK_CAP) });

/** Everything of the terms that is in force as soon as it is saved. */
const AT_ONCE = [
  'channelName',
  'guide',
  'walletCode',
  'rate',
  'minAmount',
  'maxAmount',
  'dailyLimit',
  'feeType',
  'feeValue',
  'autoReview',
  'reviewThreshold',
  'visibleLevels',
  'visibleCountries',
  'sort',
  'remark',
] as const;

/** @throws Refusal 42204, 40000 by the field that is wrong */
function mustFit(db: Db, type: number, given: Terms): void {
  const [min, max, day] = [parse(given.minAmount), parse(given.maxAmount), parse(given.dailyLimit)];
  if (min <= 0n) throw invalid('minAmount');
  if (min > max) throw invalid('maxAmount');
  if (max > day) throw invalid('dailyLimit');
  if (given.feeType === 2 && parse(given.feeValue) > parse('20')) throw invalid('feeValue');
  if (type <= FIXED_ADDRESS) {
    const wallet = db.walletCodes.find(({ walletCode }) => walletCode === given.walletCode);
    if (!wallet) throw invalid('walletCode');
    if (type !== FIXED_ADDRESS) return;
    if (!new RegExp(wallet.addressRegex, 'u').test(given.address)) throw new Refusal(42204);
    if (wallet.memoRequired && !given.memo) throw invalid('memo');
    return;
  }
  if (!given.fiatCurrency) throw invalid('fiatCurrency');
  if (given.rate === undefined || parse(given.rate) <= 0n) throw invalid('rate');
  if (type === BANK) {
    for (const field of ['bankName', 'bankAccount', 'accountName'] as const)
      if (!given[field]) throw invalid(field);
    if (given.bankAccount.includes('*')) throw invalid('bankAccount');
  } else if (!given.gatewayUrl.startsWith('https://')) throw invalid('gatewayUrl');
}

/**
 * A new way to pay in, switched off. Where its money arrives waits for somebody else, and with it the switch.
 * @throws Refusal 40905, 42204, 40301, 40302
 */
export function addChannel(context: Context<ReturnType<typeof draft>>): { id: number } {
  const { db, user } = context;
  const { operPassword: password, ...input } = context.input;
  if (!/^[a-z][a-z0-9_]{2,31}$/.test(input.channelCode)) throw invalid('channelCode');
  if ([...db.channels.values()].some(({ channelCode }) => channelCode === input.channelCode))
    throw new Refusal(40905, { field: 'channelCode' });
  if (!inDictionary(db, 'biz_channel_type', input.channelType)) throw invalid('channelType');
  mustFit(db, input.channelType, input);
  const at = db.stamp();
  const given: Channel = {
    ...input,
    rate: input.rate ?? null,
    id: db.nextId('channel'),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
    pendingChange: null,
    changeBy: '',
    changeAt: null,
    status: 0,
  };
  const row = withoutPlace(given);
  const change = receivingChange(row, input);
  if (change) propose(context, row, change, password);
  const diff = change ? receivingDiff(row, change) : [];
  db.channels.set(row.id, row);
  context.note({ targetType: 'channel', targetId: String(row.id), targetText: row.channelName[0], diff });
  return { id: row.id };
}

/**
 * Changes a channel. Where its money arrives is only put down: somebody else has to confirm it.
 * @throws Refusal 40301, 40302 for the password that goes with it, 40904 while another's change waits
 */
export function editChannel(context: Context<ReturnType<typeof edit>>): { version: number; waits: boolean } {
  const { db, input, note } = context;
  let asked: FieldChange[] = [];
  const { row, version, diff } = changeRow(
    context,
    channels,
    [...AT_ONCE, 'fiatCurrency', 'changeBy'],
    (channel) => {
      const given = { ...input, bankAccount: keptAccount(channel, input.bankAccount) };
      mustFit(db, channel.channelType, given);
      const change = receivingChange(channel, given);
      if (change && !waitsAlready(channel, change)) {
        mustBeOwnChange(context, channel);
        propose(context, channel, change, input.operPassword);
        asked = receivingDiff(channel, change);
      }
      const waiting = new Set<string>([...waitingFields(channel.channelType), ...Object.keys(change ?? {})]);
      const atOnce = AT_ONCE.filter((field) => !waiting.has(field));
      Object.assign(channel, Object.fromEntries(atOnce.map((field) => [field, input[field] ?? null])));
    },
  );
  note({ diff: [...diff, ...asked] });
  return { version, waits: row.pendingChange !== null };
}

/** Puts new receiving data in force, or discards them. @throws Refusal 40903 for the operator who entered them */
export function confirmChange(context: Context<Sent<(typeof contract)['calls']['confirmChange']['body']>>): {
  version: number;
} {
  let decided: FieldChange[] = [];
  const { version, diff } = changeRow(context, channels, ['changeBy'], (row) => {
    decided = decideChange(context, row, (change) => receivingDiff(row, change));
  });
  context.note({ diff: [...diff, ...decided] });
  return { version };
}

/** Only channels without any recharge can be removed. */
export function deleteChannels(context: Context<ReturnType<typeof some>>): BulkAnswer {
  const { db, input, note, noteRecord } = context;
  note({ targetType: 'channel', targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = findRow(context, channels, id);
    if ([...db.recharges.values()].some(({ channelId }) => channelId === id)) throw new Refusal(40906);
    db.channels.delete(id);
    noteRecord({ targetId: String(id), targetText: row.channelName[0] });
  });
}
