import { channel as contract } from '../../src/contract/finance/channel';
import type { BulkAnswer, FieldChange } from '@/api/types';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Context } from '../core/http';
import { decideChange, mustBeOwnChange, propose } from '../core/pendingChange';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Channel } from '../core/rows';
import { mustBeUnique } from '../core/unique';
import { channels } from './list';
import {
  keptAccount,
  receivingChange,
  receivingDiff,
  waitingFields,
  waitsAlready,
  withoutPlace,
} from './receiving';
import { AT_ONCE, mustFit, NOTHING, termsOf } from './terms';
import type { Draft, Edit } from './terms';

type Calls = (typeof contract)['calls'];

/**
 * A new way to pay in, switched off. Its receiving data, and with them the switch, wait for a second operator.
 * @throws Refusal 40905, 42204, 40301, 40302
 */
export function addChannel(context: Context<Draft>): { id: number } {
  const { db, user, input } = context;
  const { channelCode, channelType, operPassword } = input;
  mustBeUnique(contract, db.channels.values(), input);
  const terms = termsOf(input, NOTHING);
  mustFit(db, channelType, terms);
  const at = db.stamp();
  const given: Channel = {
    ...terms,
    channelCode,
    channelType,
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
  const change = receivingChange(row, terms);
  if (change) propose(context, row, change, operPassword);
  const diff = change ? receivingDiff(row, change) : [];
  db.channels.set(row.id, row);
  context.note({ targetType: 'channel', targetId: String(row.id), targetText: row.channelName[0], diff });
  return { id: row.id };
}

/**
 * Changes a channel. New receiving data are only proposed: a second operator has to confirm them.
 * @throws Refusal 40301, 40302 for the password that goes with it, 40904 while another's change waits
 */
export function editChannel(context: Context<Edit>): { version: number; waits: boolean } {
  const { db, input, note } = context;
  let asked: FieldChange[] = [];
  const { row, version, diff } = changeRow(
    context,
    channels,
    [...AT_ONCE, 'fiatCurrency', 'changeBy'],
    (channel) => {
      const terms = termsOf(input, { ...channel, ...channel.pendingChange });
      const given = { ...terms, bankAccount: keptAccount(channel, terms.bankAccount) };
      mustFit(db, channel.channelType, given);
      const change = receivingChange(channel, given);
      if (change && !waitsAlready(channel, change)) {
        mustBeOwnChange(context, channel);
        propose(context, channel, change, input.operPassword);
        asked = receivingDiff(channel, change);
      }
      const waiting = new Set<string>([...waitingFields(channel.channelType), ...Object.keys(change ?? {})]);
      const atOnce = AT_ONCE.filter((field) => !waiting.has(field));
      Object.assign(channel, Object.fromEntries(atOnce.map((field) => [field, given[field]])));
    },
  );
  note({ diff: [...diff, ...asked] });
  return { version, waits: row.pendingChange !== null };
}

/** Puts new receiving data in force, or discards them. @throws Refusal 40903 for the operator who entered them */
export function confirmChange(context: Context<Sent<Calls['confirmChange']['body']>>): {
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
export function deleteChannels(context: Context<Sent<Calls['remove']['body']>>): BulkAnswer {
  const { db, input, note, noteRecord } = context;
  note({ targetType: 'channel', targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = findRow(context, channels, id);
    if ([...db.recharges.values()].some(({ channelId }) => channelId === id)) throw new Refusal(40906);
    db.channels.delete(id);
    noteRecord({ targetId: String(id), targetText: row.channelName[0] });
  });
}
