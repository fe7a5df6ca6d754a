import { WordsInput } from '@/crud/control/WordsInput';
import type { FormFieldOptions } from '@/domain/kit/form';

/** What the forms of a finding say besides the contract, whatever they are about. */
export const FINDING = {
  type: { label: 'violation.type', preset: false },
  severity: { label: 'violation.severity', preset: false },
  description: { label: 'violation.description', hint: 'violation.descriptionHint' },
  evidence: { label: 'violation.evidence', hint: 'violation.evidenceHint' },
  relatedUids: {
    label: 'violation.relatedUids',
    control: <WordsInput />,
    hint: 'violation.relatedUidsHint',
  },
  relatedNos: { label: 'violation.relatedNos', control: <WordsInput />, hint: 'violation.relatedNosHint' },
} as const satisfies Record<string, FormFieldOptions>;
