import { defineFlow } from '../flow';

/** `biz_recon_status` */
export const ReconStatus = { balanced: 1, differs: 2, waiting: 3, explained: 4 } as const;
export type ReconStatus = (typeof ReconStatus)[keyof typeof ReconStatus];

/** The life of a wallet's day: a difference stays open until somebody explains it, from a sum on with a second person. */
export const reconciliationFlow = defineFlow({
  field: 'status',
  states: ReconStatus,
  begins: ['balanced', 'differs'],
  ends: { explained: 'over' },
  rests: ['balanced'],
  people: { asker: 'explainedBy', reviewer: 'reviewerName' },
  moves: {
    explain: { call: 'explain', from: ['differs'], to: ['waiting', 'explained'] },
    approve: { call: 'review', from: ['waiting'], to: ['explained'], notBy: ['asker'] },
    reject: { call: 'review', from: ['waiting'], to: ['differs'], notBy: ['asker'], reason: 'always' },
    /** Books or chain say otherwise by now. */
    recheck: { from: ['balanced', 'differs'], to: ['balanced', 'differs'] },
  },
});
