import type { Area } from '../core/area';
import { dictHandlers } from './handlers';
import { checkDictionaries } from './invariants';
import { seedDictionaries } from './seeds/dictionaries';

export const dict: Area = {
  name: 'dict',
  handlers: dictHandlers,
  seeds: { start: seedDictionaries },
  invariants: [checkDictionaries],
};
