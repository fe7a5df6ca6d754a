import { chunkRange } from './chunks';
import { nextState } from './machine';
import type { UploadEvent, UploadState } from './machine';
import { emptyMeter, fraction, measure, secondsLeft } from './meter';
import type { Meter } from './meter';
import type { Answer } from './ports';
import type { Problem } from './problem';

/** A chosen file. */
export interface UploadSource {
  blob: Blob;
  name: string;
  /** Path below the chosen folder; equal to the name for a single file. */
  path: string;
  /** Milliseconds since the epoch of its last change. */
  modified: number;
}

/** Why all uploads are stopped, other than by the operator. */
export type Hold = 'session' | 'offline';

/** Result of an upload for the code that requested it. */
export interface UploadResult {
  identifier: string;
  filename: string;
  /** Bytes. */
  totalSize: number;
  /** MIME type given by the browser; may be empty. */
  fileType: string;
  /** Address of the file on the server; empty when the server gave none. */
  url: string;
}

/** The displayed state of a file; a new object after every change. */
export interface UploadView {
  id: number;
  name: string;
  path: string;
  size: number;
  state: UploadState;
  /** From 0 to 1; never falls. */
  progress: number;
  /** Hashed share of the file, from 0 to 1. */
  hashed: number;
  /** Bytes a second. */
  speed: number;
  /** Seconds, `null` while unknown. */
  left: number | null;
  pausedBy: 'user' | Hold | null;
  problem: Problem | null;
}

/** A file in the engine. */
export interface Task {
  /** Ascending in the order in which files were added. */
  readonly id: number;
  readonly source: UploadSource;
  state: UploadState;
  pausedBy: 'user' | Hold | null;
  problem: Problem | null;
  /** `null` until hashed. */
  identifier: string | null;
  hashedBytes: number;
  /** Numbers of the chunks that the server has. */
  done: Set<number>;
  /** Bytes sent of each chunk in flight, by chunk number. */
  moving: Map<number, number>;
  /** Bytes sent over the network so far. */
  wire: number;
  meter: Meter;
  stop: AbortController;
  view: UploadView | null;
  /** Resolves to the result, or to `null` when the file leaves the list unfinished. */
  outcome: Promise<UploadResult | null>;
  settle(result: UploadResult | null | Promise<UploadResult | null>): void;
}

export function createTask(id: number, source: UploadSource, now: number): Task {
  let settle: Task['settle'] = () => undefined;
  const outcome = new Promise<UploadResult | null>((done) => {
    settle = done;
  });
  return {
    id,
    source,
    state: 'waiting',
    pausedBy: null,
    problem: null,
    identifier: null,
    hashedBytes: 0,
    done: new Set(),
    moving: new Map(),
    wire: 0,
    meter: emptyMeter(now),
    stop: new AbortController(),
    view: null,
    outcome,
    settle,
  };
}

/** Changes the state of a file; `false` when the event is not possible in its state. */
export function step(task: Task, event: UploadEvent): boolean {
  const state = nextState(task.state, event);
  if (!state) return false;
  task.state = state;
  if (state !== 'paused') task.pausedBy = null;
  if (state !== 'error') task.problem = null;
  if (state !== 'uploading') {
    task.moving.clear();
    task.meter = { ...task.meter, speed: 0 };
  }
  return true;
}

/** Records the sent bytes of a chunk; 0 when it has to start again. */
export function noteMoving(task: Task, chunk: number, bytes: number): void {
  task.wire += Math.max(bytes - (task.moving.get(chunk) ?? 0), 0);
  if (bytes > 0) task.moving.set(chunk, bytes);
  else task.moving.delete(chunk);
}

/** Updates progress and speed of a file. */
export function clockIn(task: Task, now: number, chunkSize: number): void {
  const { size } = task.source.blob;
  let bytes = 0;
  for (const moving of task.moving.values()) bytes += moving;
  for (const chunk of task.done) {
    const [from, to] = chunkRange(chunk, size, chunkSize);
    bytes += to - from;
  }
  task.meter = measure(task.meter, Math.min(bytes, size), task.wire, now);
}

export function viewOf({
  id,
  source,
  state,
  pausedBy,
  problem,
  hashedBytes,
  identifier,
  meter,
}: Task): UploadView {
  const { size } = source.blob;
  const { speed, shown } = meter;
  return {
    id,
    name: source.name,
    path: source.path,
    size,
    state,
    progress: fraction(shown, size, state === 'success'),
    hashed: fraction(hashedBytes, size, identifier !== null),
    speed,
    left: state === 'uploading' ? secondsLeft(size - shown, speed) : null,
    pausedBy,
    problem,
  };
}

/** The result of a finished file, from the server's answer. */
export function resultOf({ source, identifier }: Task, answer: Answer): UploadResult {
  const url = answer['url'];
  return {
    identifier: identifier ?? '',
    filename: source.name,
    totalSize: source.blob.size,
    fileType: source.blob.type,
    url: typeof url === 'string' ? url : '',
  };
}
