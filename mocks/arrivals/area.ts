import type { Area } from '../core/area';
import { arrivals as job } from './job';
import type { Pace } from './job';

declare module '../core/tables' {
  interface Tables {
    arrivals: { pace: Pace };
  }
}

/** Customers who come by themselves, so that a demo lives. */
export const arrivals: Area = {
  name: 'arrivals',
  tables: () => ({ arrivals: { pace: 'off' } }),
  jobs: [job],
};
