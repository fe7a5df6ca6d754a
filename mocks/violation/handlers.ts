import type { HttpHandler } from 'msw';
import { violation as contract } from '../../src/contract/risk/violation';
import type { Db } from '../core/db';
import { act } from '../core/http';
import { readHandlers } from '../core/reads';
import { appealOne, handleOne, revokeOne } from './decide';
import { violationSummary } from './figures';
import { violationDetail, violations } from './list';
import { editOne, recordMany, recordOne } from './record';

const { calls } = contract;

const review = { title: violations.title, type: 'review' } as const;

export const violationHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers(db, contract, violations, { detail: violationDetail, summary: violationSummary }),
  act(db, calls.add, violations, recordOne),
  act(db, calls.addMany, { title: violations.title, type: 'add' }, recordMany),
  act(db, calls.edit, violations, editOne),
  act(db, calls.review, review, handleOne),
  act(db, calls.appeal, { title: violations.title, type: 'other' }, appealOne),
  act(db, calls.revoke, review, revokeOne),
];
