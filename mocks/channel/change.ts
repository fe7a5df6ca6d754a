import { channel as contract } from '../../src/contract/finance/channel';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { BulkAnswer, FieldChange } from '@/api/types';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Channel } from '../core/rows';
import { mustBeUnique } from '../core/unique';
import { channelEffect } from './effect';
import { channels } from './list';
import { keptAccount, legible, withoutPlace } from './receiving';
import { mustFit, NOTHING, TERMS, termsOf } from './terms';
import type { Draft, Edit, Terms } from './terms';

type Calls = (typeof contract)['calls'];

/** Where the money of channels arrives, and what is credited without a review, is changed by two people. */
export const guardedChannels = guarding<Channel>(contract, {
  resource: channels,
  mustHold: ({ db }, row) => mustFit(db, row.channelType, row),
  shown: legible,
  consequences: channelEffect,
});

/** A channel as it begins: nothing is received and nothing credited by itself before a second operator agrees. */
const asItBegins = (row: Channel): Channel => {
  const { autoReview, reviewThreshold } = NOTHING;
  return { ...withoutPlace(row), autoReview, reviewThreshold };
};

/**
 * A new way to pay in, switched off. Its receiving data, with them the switch, and what it credits without a review wait
 * for a second operator.
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
    ...NO_CHANGE,
    channelCode,
    channelType,
    id: db.nextId('channel'),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
    status: OnOff.off,
  };
  const row = asItBegins(given);
  const diff = makeChange(context, guardedChannels, row, terms, operPassword);
  db.channels.set(row.id, row);
  context.note({ targetType: 'channel', targetId: String(row.id), targetText: row.channelName[0], diff });
  return { id: row.id };
}

/** The terms as an edit wants them: what was not sent stays as it is, or as it waits. */
function wantedTerms(row: Channel, sent: Edit): Terms {
  const terms = termsOf(sent, { ...row, ...row.pendingChange });
  return { ...terms, bankAccount: keptAccount(row, terms.bankAccount) };
}

/**
 * Changes a channel. What is guarded is only proposed: a second operator has to confirm it.
 * @throws Refusal 40301, 40302 for the password that goes with it, 40904 while another's change waits
 */
export function editChannel(context: Context<Edit>): { version: number; waits: boolean } {
  const { input, note } = context;
  let asked: FieldChange[] = [];
  const { version, diff } = changeRow(context, channels, [...TERMS, 'changeBy'], (row) => {
    asked = makeChange(context, guardedChannels, row, wantedTerms(row, input), input.operPassword);
  });
  note({ diff: [...diff, ...asked] });
  return { version, waits: asked.length > 0 };
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
