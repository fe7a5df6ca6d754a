import { chunkRange } from './chunks';
import { nextState } from './machine';
import type { UploadEvent, UploadState } from './machine';
import { emptyMeter, fraction, measure, secondsLeft } from './meter';
import type { Meter } from './meter';
import type { Answer } from './ports';
import type { Problem } from './problem';

/** A file as it was chosen. */
export interface UploadSource {
  blob: Blob;
  name: string;
  /** With the folders it was chosen through; equal to the name for a single file. */
  path: string;
  /** When it was last changed, in milliseconds. */
  modified: number;
}

/** Why all uploads stand still without the operator having paused them. */
export type Hold = 'session' | 'offline';

/** What whoever asked for the upload gets in the end. */
export interface UploadResult {
  identifier: string;
  filename: string;
  /** Bytes. */
  totalSize: number;
  /** MIME type as the browser told it; may be empty. */
  fileType: string;
  /** Where the server keeps the file; empty when it did not say. */
  url: string;
}

/** What is shown of a file. A new object whenever something changed. */
export interface UploadView {
  id: number;
  name: string;
  path: string;
  size: number;
  state: UploadState;
  /** From 0 to 1; never falls. */
  progress: number;
  /** Share that is hashed, from 0 to 1. */
  hashed: number;
  /** Bytes a second. */
  speed: number;
  /** Seconds, `null` while unknown. */
  left: number | null;
  pausedBy: 'user' | Hold | null;
  problem: Problem | null;
}

/** One file in the engine. */
export interface Task {
  /** Earlier files have lower ones. */
  readonly id: number;
  readonly source: UploadSource;
  state: UploadState;
  pausedBy: 'user' | Hold | null;
  problem: Problem | null;
  /** `null` until hashed. */
  identifier: string | null;
  hashedBytes: number;
  /** Chunks the server has. */
  done: Set<number>;
  /** Chunk under way → bytes of it that have left. */
  moving: Map<number, number>;
  /** Bytes that went over the wire so far. */
  wire: number;
  meter: Meter;
  stop: AbortController;
  view: UploadView | null;
  /** Settles with the result, or with `null` when the file leaves the list without one. */
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

/** Moves a file to its next state; `false` when the event means nothing where it stands. */
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

/** Notes how much of a chunk has left; 0 when it has to begin anew. */
export function noteMoving(task: Task, chunk: number, bytes: number): void {
  task.wire += Math.max(bytes - (task.moving.get(chunk) ?? 0), 0);
  if (bytes > 0) task.moving.set(chunk, bytes);
  else task.moving.delete(chunk);
}

/** Takes the time: how far the file is, and how fast it got there. */
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

/** The result of a finished file, from what the server said of it. */
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
