import type { HttpHandler } from 'msw';
import { channel as contract } from '../../src/contract/finance/channel';
import { changeHandlers } from '../core/change/handlers';
import { addChannel, deleteChannels, editChannel, guardedChannels } from './change';
import { channels, channelSummary } from './list';
import type { Db } from '../core/db';
import { mustReceive } from './receiving';
import { act } from '../core/http';
import { sortHandler, switchHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resourceHandlers';

const { calls } = contract;

export const channelHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, channels),
  ...figuresHandler(db, channels, channelSummary),
  loggedHandler(db, channels),
  ...exportHandler(db, channels),
  act(db, calls.add, channels, addChannel),
  act(db, calls.edit, channels, editChannel),
  ...changeHandlers(db, contract, guardedChannels),
  switchHandler(db, channels, calls.setStatus, 'status', mustReceive),
  sortHandler(db, channels, calls.sort),
  act(db, calls.remove, channels, deleteChannels),
];
