import type { why } from '@/contract/trading/forceClose';
import type { FormFieldMaker } from '@/domain/kit/formFields';

/** Why staff closes positions: a code for the figures, and words for the log and the member. */
export const whyFields = (field: FormFieldMaker<typeof why>) => [
  field('forceReason', { preset: false, label: 'contract.forceReason' }),
  field('reason', { hint: 'contract.reasonHint' }),
];
