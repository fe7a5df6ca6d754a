import type { HttpHandler } from 'msw';
import { channel as contract } from '../../src/contract/finance/channel';
import type { ActionType } from '../core/audit';
import { bodyOf } from '../core/body';
import { changeHandlers } from '../core/change/handlers';
import { addChannel, deleteChannels, editChannel, guardedChannels } from './change';
import { channels, channelSummary } from './list';
import type { Db } from '../core/db';
import { mustReceive } from './receiving';
import { call } from '../core/http';
import type { Rules } from '../core/http';
import { sortHandler, switchHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resource';

const { title } = channels;
const { calls } = contract;

const logged = (type: ActionType): Rules => ({ action: { title, type } });

export const channelHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, channels),
  ...figuresHandler(db, channels, 'GET rechargeChannel/summary', channelSummary),
  loggedHandler(db, channels),
  ...exportHandler(db, channels),
  call(db, 'POST rechargeChannel/add', logged('add'), bodyOf(db, calls.add.body), addChannel),
  call(db, 'PUT rechargeChannel/edit', logged('edit'), bodyOf(db, calls.edit.body), editChannel),
  ...changeHandlers(db, contract, guardedChannels),
  switchHandler(db, channels, calls.setStatus, 'status', mustReceive),
  sortHandler(db, channels, calls.sort),
  call(db, 'DELETE rechargeChannel/delete', logged('delete'), bodyOf(db, calls.remove.body), deleteChannels),
];
