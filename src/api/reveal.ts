import { blank, idOf } from '@/contract/field/brands';
import { reveal as call } from '@/contract/shell/reveal';
import { SITE } from './client';
import { send } from './call';

/** What may read masked fields in full. */
export const REVEAL = `${SITE}${call.path}`;

/** Which field of which record, and why. */
export interface RevealRequest {
  /** Name of the resource: `auth`, `member`. */
  resource: string;
  id: number | string;
  field: string;
  /** At least 5 characters; goes to the operation log. */
  reason: string;
}

/** A masked field in full. Each answer leaves a line in the operation log, so nothing may ask by itself. */
export const reveal = (request: RevealRequest): Promise<{ value: string }> =>
  send(call, { ...request, id: idOf(request.id) ?? blank<'Id'>() });
