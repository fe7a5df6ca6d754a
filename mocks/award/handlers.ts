import type { HttpHandler } from 'msw';
import { award as contract } from '../../src/contract/campaign/award';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { readHandlers } from '../core/reads';
import { askBack, previewClawback, reviewClawback } from './clawback';
import { awardSummary } from './figures';
import { awardDetail, awards } from './list';
import { reviewMany } from './review';

const { calls } = contract;

export const awardHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers(db, contract, awards, { detail: awardDetail, summary: awardSummary }),
  act(db, calls.review, awards, reviewMany),
  answer(db, calls.clawbackPreview, previewClawback),
  act(db, calls.clawback, awards, askBack),
  act(db, calls.clawbackReview, awards, reviewClawback),
];
