import { stepUpOf } from '@/contract/call';
import type { DescribedCall } from '../../contract/described';
import { refusalsOf } from '@/contract/implied';
import { isOnce, versionFieldOf } from '@/contract/terms';
import { hasNoFields } from '../bodies/body';
import type { Rule } from '../report';

/** Rules that need no record: what a write takes at all. */
export const INPUT_RULES = ['unknown parameter', 'type'] as const satisfies readonly Rule[];

/** What has to be tried of a write, as the contract describes it. A run that tries less says so. */
export function dutiesOf(described: DescribedCall): Rule[] {
  const { call } = described;
  if (call.file) return [];
  const refusals = refusalsOf(described);
  return [
    ...(hasNoFields(call) ? [] : INPUT_RULES),
    ...(isOnce(call) ? (['repetition'] as const) : []),
    ...(versionFieldOf(call) ? (['version'] as const) : []),
    ...(stepUpOf(call) ? (['step-up'] as const) : []),
    ...(refusals.includes('samePerson') ? (['second person'] as const) : []),
    ...(refusals.includes('wrongState') || refusals.includes('alreadyDecided') ? (['state'] as const) : []),
  ];
}
