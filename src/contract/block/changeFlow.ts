import { defineFlow } from '../flow';
import { questionMoves } from './question';
import { Verdict } from './review';

/** Whether guarded fields of a record have a change that another operator has to confirm. */
export const ChangeState = { none: 0, waiting: 1 } as const;

/** The life of a change of guarded fields. Whatever becomes of it, the record may be changed again. */
export const changeFlow = defineFlow({
  field: 'pendingChange',
  states: ChangeState,
  begins: ['none'],
  rests: ['none'],
  ends: {},
  people: { asker: 'changeBy' },
  answerers: ['asker'],
  moves: {
    /** An edit of guarded fields in their dangerous direction. */
    ask: { by: ['operator'], from: ['none'], to: ['waiting'] },
    confirm: {
      call: 'confirmChange',
      sends: { result: Verdict.approve },
      verb: 'approve',
      from: ['waiting'],
      to: ['none'],
      notBy: ['asker'],
      answered: true,
    },
    reject: {
      call: 'confirmChange',
      sends: { result: Verdict.reject },
      from: ['waiting'],
      to: ['none'],
      notBy: ['asker'],
      reason: 'always',
      answered: true,
    },
    ...questionMoves(['waiting'], ['waiting'], ['asker']),
    withdraw: { call: 'withdrawChange', from: ['waiting'], to: ['none'], onlyBy: 'asker' },
    /** Nobody has confirmed it in time. */
    lapse: { from: ['waiting'], to: ['none'] },
  },
});
