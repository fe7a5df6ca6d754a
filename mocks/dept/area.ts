import { dept as contract } from '../../src/contract/system/dept';
import type { Area } from '../core/area';
import { readHandlers } from '../core/reads';
import { deptCalls, deptResource } from './calls';

/** The departments of the staff. */
export const dept: Area = {
  name: 'dept',
  handlers: (db) => [...readHandlers(db, contract, deptResource), ...deptCalls(db)],
  records: {
    dept: ['部门', 'Department', '部門'],
  },
};
