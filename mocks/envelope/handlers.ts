import type { HttpHandler } from 'msw';
import { redEnvelope as contract } from '../../src/contract/campaign/redEnvelope';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { readHandlers } from '../core/reads';
import { readClaims } from './claims';
import { cancel, review } from './decide';
import { envelopeFigures } from './figures';
import { envelopeHistory, envelopes } from './list';
import { addByHand, preview } from './make';
import type { EnvelopeRow } from './rows';

const { calls } = contract;

export const envelopeHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<EnvelopeRow>(db, contract, envelopes, {
    detail: (_, row) => ({ history: envelopeHistory(db, row) }),
    summary: (context) => envelopeFigures(context, envelopes),
  }),
  answer(db, calls.claims, readClaims),
  answer(db, calls.preview, preview),
  act(db, calls.add, envelopes, addByHand),
  act(db, calls.review, envelopes, review),
  act(db, calls.cancel, envelopes, cancel),
];
