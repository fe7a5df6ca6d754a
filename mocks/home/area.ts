import type { Area } from '../core/area';
import { homeHandlers } from './handlers';
import { reminderHandlers } from './reminders';

export const home: Area = {
  name: 'home',
  handlers: (db) => [...homeHandlers(db), ...reminderHandlers(db)],
};
