import type { Call } from '@/contract/call';
import type { RefusalName } from '@/contract/refusals';
import { Refusal } from '@/contract/refusals';
import { FILTERED } from './described';
import type { DescribedCall } from './described';

/** Whether and when a call asks for the operator's own password again. */
export function stepUpOf({ body }: Call): 'required' | 'sometimes' | null {
  const field = body?.['operPassword'];
  if (!field) return null;
  return field.optional ? 'sometimes' : 'required';
}

/** The field of a body with the versions of the records that are written. */
export const versionFieldOf = ({ body = {} }: Call): 'version' | 'versions' | null =>
  body['version'] ? 'version' : body['versions'] ? 'versions' : null;

/** Whether a call is done once for all attempts with the same `requestId`. */
export const isOnce = ({ body = {} }: Call): boolean => body['requestId'] !== undefined;

/** Whether a call names records that exist: another key is refused. */
const namesRecords = ({ body = {}, query = {} }: Call): boolean =>
  ['id', 'ids', 'memberId'].some((name) => body[name] !== undefined || query[name] !== undefined);

/**
 * Every refusal that a server may answer a call with: those that follow from its parameters and its permission,
 * and those that it names itself.
 */
export function refusalsOf({ call, of }: DescribedCall, takesInput: boolean): RefusalName[] {
  const { access, permissionBy, refusals = [], staffOnly } = call;
  const found = new Set<RefusalName>(refusals);
  if (access !== 'open') found.add('signedOut');
  if (takesInput) found.add('invalidInput');
  if (access === undefined || permissionBy || staffOnly) found.add('forbidden');
  if (call.body?.['reason']) found.add('reasonTooShort');
  if (stepUpOf(call)) found.add('wrongStepUp').add('stepUpLocked').add('codeNeeded');
  if (namesRecords(call) || of?.verb === 'get') found.add('notFound');
  if (of && FILTERED.has(of.verb) && of.resource.dates?.length) found.add('wrongTimeRange');
  if (versionFieldOf(call)) found.add('staleVersion');
  return [...found].sort((a, b) => Refusal[a] - Refusal[b]);
}
