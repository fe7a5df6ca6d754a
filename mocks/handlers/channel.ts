import type { HttpHandler } from 'msw';
import type { ActionType } from '../audit';
import {
  addChannel,
  confirmation,
  confirmChange,
  deleteChannels,
  draft,
  edit,
  editChannel,
  order,
  setChannelStatus,
  some,
  sortChannels,
  switching,
} from '../channel/change';
import { channels, channelSummary } from '../channel/list';
import type { Db } from '../db';
import { call } from '../http';
import type { Rules } from '../http';
import { exportHandler, figuresHandler, getHandler, listHandler, loggedHistory } from '../resource';

const { title, target } = channels;

const logged = (type: ActionType): Rules => ({ money: true, action: { title, type } });

export const channelHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, channels),
  figuresHandler(db, channels, 'GET rechargeChannel/summary', channelSummary),
  getHandler(db, channels, ({ lang }, row) => ({
    ...channels.wire(db, row, lang),
    history: loggedHistory(db, target, row.id),
  })),
  exportHandler(db, channels),
  call(db, 'POST rechargeChannel/add', logged('add'), draft, addChannel),
  call(db, 'PUT rechargeChannel/edit', logged('edit'), edit, editChannel),
  call(db, 'PUT rechargeChannel/confirmChange', logged('review'), confirmation, confirmChange),
  call(db, 'PUT rechargeChannel/setStatus', logged('edit'), switching, setChannelStatus),
  call(db, 'PUT rechargeChannel/sort', logged('edit'), order, sortChannels),
  call(db, 'DELETE rechargeChannel/delete', logged('delete'), some, deleteChannels),
];
