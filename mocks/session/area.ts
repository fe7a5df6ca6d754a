import type { Area } from '../core/area';
import { sessionHandlers } from './handlers';
import { seedLoginLogs } from './seeds/loginLogs';

export const session: Area = {
  name: 'session',
  handlers: sessionHandlers,
  seeds: { end: seedLoginLogs },
};
