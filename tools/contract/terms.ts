import type { Call } from '@/contract/call';

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
