import type { Call } from './call';

/** The field of a body with the versions of the records that are written. */
export const versionFieldOf = ({ body = {} }: Call): 'version' | 'versions' | null =>
  body['version'] ? 'version' : body['versions'] ? 'versions' : null;

/** Whether a call is done once for all attempts with the same `requestId`. */
export const isOnce = ({ body = {} }: Call): boolean => body['requestId'] !== undefined;

/** Whether a call changes something. */
export const isWrite = ({ method, reads }: Call): boolean => method !== 'GET' && !reads;

/** What holds for the same write sent once more. */
export const REPETITIONS = ['requestId', 'version', 'same', 'refused'] as const;
export type Repetition = (typeof REPETITIONS)[number];

/** Everything that says it of a write; a version beside a request id adds nothing. */
export function repetitionsOf(call: Call): Repetition[] {
  const { again } = call;
  const byBody = isOnce(call) ? 'requestId' : versionFieldOf(call) ? 'version' : null;
  const found: (Repetition | null)[] = [
    byBody,
    again === undefined ? null : again === 'same' ? 'same' : 'refused',
  ];
  return found.filter((one) => one !== null);
}
