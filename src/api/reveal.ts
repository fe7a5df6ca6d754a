import { blank, idOf } from '@/contract/field/brands';
import { reveal as call } from '@/contract/shell/reveal';
import { SITE } from './client';
import { send } from './call';

/** Permission to read masked fields in full. */
export const REVEAL = `${SITE}${call.path}`;

/** The masked field to read, and the reason for reading it. */
export interface RevealRequest {
  /** Name of the resource: `auth`, `member`. */
  resource: string;
  id: number | string;
  field: string;
  /** At least 5 characters; goes to the operation log. */
  reason: string;
}

/**
 * Reads a masked field in full. Each call is written to the operation log, so call it only on the operator's
 * request.
 */
export const reveal = (request: RevealRequest): Promise<{ value: string }> =>
  send(call, { ...request, id: idOf(request.id) ?? blank<'Id'>() });
