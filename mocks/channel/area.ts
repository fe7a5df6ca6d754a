import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { inLang } from '../core/optionHandlers';
import { revealOf } from '../core/reveal';
import type { Channel } from '../core/rows';
import { isScoped } from '../core/staffOnly';
import { foundedAt } from '../core/seeds/world';
import { guardedChannels } from './change';
import { channelHandlers } from './handlers';
import { checkChannels } from './invariants';
import { channels, isNearlyFull } from './list';
import { seedChannels } from './seeds/channels';

declare module '../core/tables' {
  interface Tables {
    channels: Map<number, Channel>;
  }
}

/** All channels, or those of the recharges in the data scope. */
function channelsFor(db: Db, viewer: Context<unknown>): Channel[] {
  const all = [...db.channels.values()];
  if (!isScoped(viewer)) return all;
  const used = [...db.recharges.values()].filter(({ memberId }) => viewer.inScope(memberId));
  return all.filter(({ id }) => used.some(({ channelId }) => channelId === id));
}

export const channel: Area = {
  name: 'channel',
  records: {
    channel: ['充值通道', 'Recharge channel', '充值通道'],
  },
  tables: () => ({ channels: new Map() }),
  handlers: channelHandlers,
  seeds: { start: (db) => seedChannels(db, foundedAt(db)) },
  changes: [changeQueue('channel', guardedChannels)],
  invariants: [checkChannels],
  alerts: {
    channelFull: (db) =>
      listOf(db.channels)
        .filter((row) => isNearlyFull(db, row))
        .map(({ channelCode, channelName }) => ({ key: channelCode, name: channelName })),
  },
  reveals: [
    revealOf(channels, {
      bankAccount: ({ bankAccount }) => bankAccount,
      pendingAccount: ({ pendingChange }) => pendingChange?.bankAccount ?? '',
    }),
  ],
  options: {
    channel: (db, lang, viewer) =>
      channelsFor(db, viewer).map(({ id, channelName, channelType, status }) => ({
        key: String(id),
        value: inLang(channelName, lang),
        extra: { channelType, status },
      })),
  },
};
