import {
  editWebsite,
  maintainWebsite,
  readWebsite,
  restoreWebsite,
  switchWebsite,
  websiteHistory,
} from '../../src/contract/content/website';
import type { Area } from '../core/area';
import { closuresOf } from '../core/closures';
import { act, answer } from '../core/http';
import { maintain, switchOne } from './close';
import { edit, restore } from './edit';
import { firstWebsite } from './seeds/content';
import { seedWebsite } from './seeds/past';
import { historyOf, websiteOf } from './wire';

const line = { title: '网站信息', type: 'edit' } as const;

/** What the site says to members, and what of it is closed. */
export const website: Area = {
  name: 'website',
  records: {
    website: ['网站信息', 'Website info', '網站資訊'],
  },
  tables: () => ({ website: { row: firstWebsite(), versions: [] } }),
  handlers: (db) => [
    answer(db, readWebsite, websiteOf),
    answer(db, websiteHistory, () => historyOf(db)),
    act(db, editWebsite, line, edit),
    act(db, switchWebsite, line, switchOne),
    act(db, maintainWebsite, line, maintain),
    act(db, restoreWebsite, line, restore),
  ],
  seeds: { end: seedWebsite },
  alerts: {
    siteClosed: (db) => closuresOf(db, true).map(({ name, since }) => ({ key: name, since })),
  },
};
