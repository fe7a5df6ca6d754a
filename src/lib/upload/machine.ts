/**
 * Where a file stands.
 *
 * - `waiting`: not started, or between two steps, because others go first
 * - `md5`: its content is being hashed
 */
export type UploadState = 'waiting' | 'md5' | 'uploading' | 'merging' | 'success' | 'error' | 'paused';

/** Events of a file. `stop` is a pause that the operator did not ask for: expired session, no connection. */
export type UploadEvent =
  | 'hash'
  | 'hashed'
  | 'send'
  | 'merge'
  | 'finish'
  | 'fail'
  | 'pause'
  | 'stop'
  | 'resume'
  | 'retry';

const TABLE: Record<UploadState, Partial<Record<UploadEvent, UploadState>>> = {
  waiting: { hash: 'md5', send: 'uploading', fail: 'error', pause: 'paused', stop: 'paused' },
  md5: { hashed: 'waiting', fail: 'error', pause: 'paused' },
  uploading: { merge: 'merging', finish: 'success', fail: 'error', pause: 'paused', stop: 'paused' },
  // The server is merging: only an expired session or a lost connection interrupts it.
  merging: { send: 'uploading', finish: 'success', fail: 'error', stop: 'paused' },
  paused: { resume: 'waiting' },
  error: { retry: 'waiting' },
  success: {},
};

/** The state after an event; `null` when the event is not possible in this state. */
export function nextState(state: UploadState, event: UploadEvent): UploadState | null {
  return TABLE[state][event] ?? null;
}

/** Whether a file is still in progress without needing the operator. */
export function isBusy(state: UploadState): boolean {
  return state === 'waiting' || state === 'md5' || state === 'uploading' || state === 'merging';
}
