import type { HttpHandler } from 'msw';
import { collection, collectMany } from './collect';
import { rechargeAddresses, rechargeAddressSummary } from './recharge';
import { addOne, draft, edit, editAddress, mayBeRemoved, switchAddress, switching } from './rechargeChange';
import { generateMany, generation, importBody, importMany } from './rechargeMany';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { deleteHandler, exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resource';

const { title, name } = rechargeAddresses;
const money = { money: true, once: true } as const;

export const rechargeAddressHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, rechargeAddresses),
  figuresHandler(db, rechargeAddresses, `GET ${name}/summary`, rechargeAddressSummary),
  loggedHandler(db, rechargeAddresses),
  exportHandler(db, rechargeAddresses),
  deleteHandler(db, rechargeAddresses, mayBeRemoved),
  call(db, `POST ${name}/add`, { money: true, action: { title, type: 'add' } }, draft, addOne),
  call(db, `PUT ${name}/edit`, { money: true, action: { title, type: 'edit' } }, edit, editAddress),
  call(
    db,
    `PUT ${name}/setStatus`,
    { money: true, action: { title, type: 'edit' } },
    switching,
    switchAddress,
  ),
  call(db, `POST ${name}/generate`, { ...money, action: { title, type: 'add' } }, generation, generateMany),
  call(db, `POST ${name}/import`, { ...money, action: { title, type: 'import' } }, importBody, importMany),
  call(db, `POST ${name}/collect`, { ...money, action: { title, type: 'other' } }, collection, collectMany),
];
