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
  some,
} from '../channel/change';
import { channels, channelSummary } from '../channel/list';
import type { Db } from '../db';
import { mustReceive } from '../channel/receiving';
import { call } from '../http';
import type { Rules } from '../http';
import { sortHandler, switchHandler } from '../masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../resource';

const { title } = channels;

const logged = (type: ActionType): Rules => ({ money: true, action: { title, type } });

export const channelHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, channels),
  figuresHandler(db, channels, 'GET rechargeChannel/summary', channelSummary),
  loggedHandler(db, channels),
  exportHandler(db, channels),
  call(db, 'POST rechargeChannel/add', logged('add'), draft, addChannel),
  call(db, 'PUT rechargeChannel/edit', logged('edit'), edit, editChannel),
  call(db, 'PUT rechargeChannel/confirmChange', logged('review'), confirmation, confirmChange),
  switchHandler(db, channels, 'setStatus', 'status', { mayGoOn: mustReceive }),
  sortHandler(db, channels),
  call(db, 'DELETE rechargeChannel/delete', logged('delete'), some, deleteChannels),
];
