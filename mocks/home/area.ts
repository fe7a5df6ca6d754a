import type { Area } from '../core/area';
import { reportDaily } from './dailyReport';
import { homeHandlers } from './handlers';
import { reminderHandlers } from './reminders';

export const home: Area = {
  name: 'home',
  tables: () => ({ dailyReports: new Map() }),
  jobs: [reportDaily],
  handlers: (db) => [...homeHandlers(db), ...reminderHandlers(db)],
};
