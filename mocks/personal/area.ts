import type { Area } from '../core/area';
import { personalHandlers } from './handlers';

export const personal: Area = {
  name: 'personal',
  tables: () => ({ googleKeys: new Map() }),
  handlers: personalHandlers,
};
