import type { Area } from '../core/area';
import { inLang } from '../core/optionHandlers';
import { revealOf } from '../core/reveal';
import type { Channel } from '../core/rows';
import { foundedAt } from '../core/seeds/world';
import { channelHandlers } from './handlers';
import { checkChannels, checkConfirmations } from './invariants';
import { channels } from './list';
import { seedChannels } from './seeds/channels';

declare module '../core/tables' {
  interface Tables {
    channels: Map<number, Channel>;
  }
}

export const channel: Area = {
  name: 'channel',
  tables: () => ({ channels: new Map() }),
  handlers: channelHandlers,
  seeds: { start: (db) => seedChannels(db, foundedAt(db)) },
  invariants: [checkChannels, checkConfirmations],
  reveals: [
    revealOf(channels, {
      bankAccount: ({ bankAccount }) => bankAccount,
      pendingAccount: ({ pendingChange }) => pendingChange?.bankAccount ?? '',
    }),
  ],
  options: {
    channel: (db, lang) =>
      [...db.channels.values()].map(({ id, channelName, channelType, status }) => ({
        key: String(id),
        value: inLang(channelName, lang),
        extra: { channelType, status },
      })),
  },
};
