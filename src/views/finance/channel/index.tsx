import { channel, receiving } from '@/contract/finance/channel';
import { drawnNames } from '@/crud/field/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { change, copy, edit, links } from './channelActions';
import { addForm } from './channelForm';

const { screen, col, row, bulk, bar, section, stat, statistics } = screenKit(channel);

export default screen({
  views: [change.view],
  Statistics: statistics({
    alerts: [
      stat.names('warning', 'pending', 'channel.pendingNames'),
      stat.names('error', 'nearlyFull', 'channel.nearlyFull'),
    ],
    values: [
      stat.value('todayUsdt', { note: () => 'USDT' }),
      stat.value('successRate', { hint: 'channel.weekRateHint' }),
    ],
    aside: stat.bars('today', 'channelName', 'channel.todayUsdt'),
  }),
  columns: [
    'channelName',
    'channelCode',
    'channelType',
    col.switch('status', channel.calls.setStatus),
    'walletCode',
    'dailyUsed',
    'minAmount',
    'maxAmount',
    'dailyLimit',
    'feeType',
    'feeValue',
    'successRate',
    col.custom('changeBy', change.cell, { width: 170 }),
    'createdAt',
  ],
  toolbar: [bar.create({ fields: addForm }), bar.sort(), bar.exportCsv()],
  rowActions: [...change.actions, row.detail(), edit, copy, ...links, row.remove()],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest('channel.sectionTerms'),
    section.facts('channel.sectionReceiving', drawnNames(receiving)),
    section.history(),
  ],
});
