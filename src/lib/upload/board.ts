import type { Clock } from './clock';
import { isBusy } from './machine';
import { fraction, secondsLeft } from './meter';
import { clockIn, viewOf } from './task';
import type { Task, UploadView } from './task';

/** Progress of all files together. */
export interface Overall {
  files: number;
  finished: number;
  failed: number;
  /** Number of files that are still in progress without needing the operator. */
  busy: number;
  /** From 0 to 1; never falls while a file is unfinished. */
  progress: number;
  /** Bytes a second. */
  speed: number;
  /** Seconds, `null` while unknown. */
  left: number | null;
}

/** The list for display. Unchanged rows keep their identity. */
export interface Snapshot {
  files: readonly UploadView[];
  overall: Overall;
}

/** Milliseconds between two measurements of a running upload. */
const TICK = 500;

/** Milliseconds; changes within this time are reported together. */
const GATHER = 50;

export interface Board {
  /** Reports a change of a file; without a file, a change of the list. */
  changed(task?: Task): void;
  /** Starts a new round: the overall progress may fall again. */
  restart(): void;
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

/** Observes the engine's files: measures the running ones and notifies listeners of changes. */
export function createBoard(tasks: ReadonlyMap<number, Task>, clock: Clock, chunkSize: number): Board {
  const listeners = new Set<() => void>();
  let shown: Snapshot | null = null;
  let furthest = 0;
  let gathering = false;
  let ticking = false;

  const isMoving = ({ state }: Task) => state === 'uploading' || state === 'md5';

  function tell(): void {
    shown = null;
    if (gathering) return;
    gathering = true;
    clock.after(GATHER, () => {
      gathering = false;
      for (const listener of listeners) listener();
    });
  }

  function startTicking(): void {
    if (ticking) return;
    ticking = true;
    clock.after(TICK, () => {
      ticking = false;
      const moving = [...tasks.values()].filter(isMoving);
      moving.forEach(refresh);
      if (moving.length > 0) startTicking();
    });
  }

  function refresh(task: Task): void {
    if (task.state === 'uploading') clockIn(task, clock.now(), chunkSize);
    task.view = null;
    tell();
  }

  function overall(files: readonly UploadView[]): Overall {
    const sum = (of: (view: UploadView) => number) => files.reduce((total, view) => total + of(view), 0);
    const size = sum((view) => view.size);
    const bytes = sum((view) => view.size * view.progress);
    const finished = sum((view) => (view.state === 'success' ? 1 : 0));
    const speed = sum((view) => view.speed);
    furthest = Math.max(furthest, fraction(bytes, size, files.length > 0 && finished === files.length));
    return {
      files: files.length,
      finished,
      failed: sum((view) => (view.state === 'error' ? 1 : 0)),
      busy: sum((view) => (isBusy(view.state) ? 1 : 0)),
      progress: furthest,
      speed,
      left: secondsLeft(
        sum((view) => (isBusy(view.state) ? view.size * (1 - view.progress) : 0)),
        speed,
      ),
    };
  }

  return {
    changed: (task) => {
      if (task) task.view = null;
      if (task && isMoving(task)) startTicking();
      tell();
    },
    restart: () => {
      furthest = 0;
    },
    snapshot: () => {
      if (!shown) {
        const files = Array.from(tasks.values(), (task) => (task.view ??= viewOf(task)));
        shown = { files, overall: overall(files) };
      }
      return shown;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
