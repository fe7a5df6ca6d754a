import { createBoard } from './board';
import type { Snapshot } from './board';
import { CHUNK_SIZE } from './chunks';
import type { Clock } from './clock';
import { isBusy } from './machine';
import type { Hasher, Records, Transport } from './ports';
import { problemOf, stopIfAborted } from './problem';
import type { Problem } from './problem';
import { createSlots } from './slots';
import { clockIn, createTask, noteMoving, resultOf, step } from './task';
import type { Hold, Task, UploadResult, UploadSource } from './task';
import { transfer } from './transfer';
import type { Journey, Ways } from './transfer';

/** Number of files hashed at the same time. */
const HASHED_AT_ONCE = 2;

/** Number of simultaneous calls to the server, over all files. */
const SENT_AT_ONCE = 3;

/** Dependencies of the engine. */
export interface EngineParts {
  transport: Transport;
  hasher: Hasher;
  records: Records;
  clock: Clock;
  /** In [0, 1). */
  random(): number;
  /**
   * Reports events that the list does not show: a file that is already in it, and one that became unreadable.
   */
  tell(what: 'duplicate' | 'unreadable', name: string): void;
  /** Bytes; the protocol's chunk size by default. */
  chunkSize?: number;
}

/** An operator's action on one file. */
export type UploadAction = 'pause' | 'resume' | 'retry' | 'remove';

/** The upload queue, independent of its display. */
export interface UploadEngine {
  /**
   * Appends files to the list. Returns their ids in order; a file that is already in the list gets the existing
   * id.
   */
  add(sources: readonly UploadSource[]): number[];
  /** Resolves when the file is on the server, or with `null` once it has left the list unfinished. */
  outcome(id: number): Promise<UploadResult | null>;
  /** Does nothing when the action is not possible in the file's state. */
  act(action: UploadAction, id: number): void;
  pauseAll(): void;
  /** Resumes paused files and retries failed ones. */
  resumeAll(): void;
  /** Removes finished files from the list. */
  clearFinished(): void;
  /** Removes all files, even those being merged. */
  clear(): void;
  /** Stops all network traffic until the reason is gone. */
  hold(reason: Hold): void;
  release(reason: Hold): void;
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

const fingerprint = ({ path, blob, modified }: UploadSource): string => `${blob.size}/${modified}/${path}`;

/** Makes an engine without files. */
export function createUploadEngine(parts: EngineParts): UploadEngine {
  const { clock, records, hasher, tell, chunkSize = CHUNK_SIZE } = parts;
  const tasks = new Map<number, Task>();
  const holds = new Set<Hold>();
  const board = createBoard(tasks, clock, chunkSize);
  const hashing = createSlots(HASHED_AT_ONCE);
  const ways: Ways = { ...parts, chunkSize, slots: createSlots(SENT_AT_ONCE) };
  let lastId = 0;

  function move(task: Task, event: Parameters<typeof step>[1]): boolean {
    if (task.state === 'uploading') clockIn(task, clock.now(), chunkSize);
    const moved = step(task, event);
    if (moved) board.changed(task);
    return moved;
  }

  function drop(task: Task, result: Parameters<Task['settle']>[0]): void {
    task.stop.abort();
    tasks.delete(task.id);
    task.settle(result);
    board.changed();
  }

  /** Interrupts a file for a reason that concerns all files. */
  function park(task: Task, reason: Hold): void {
    if (!move(task, 'stop')) return;
    task.pausedBy = reason;
    task.stop.abort();
  }

  async function identify(task: Task, signal: AbortSignal): Promise<string> {
    return hashing.run(task.id, signal, async () => {
      move(task, 'hash');
      const identifier = await hasher(task.source.blob, signal, (bytes) => {
        task.hashedBytes = bytes;
      });
      stopIfAborted(signal);
      task.identifier = identifier;
      move(task, 'hashed');
      return identifier;
    });
  }

  /** Another unfinished file with the same content. */
  function twinOf(task: Task): Task | undefined {
    return [...tasks.values()].find(
      (other) =>
        other !== task &&
        other.state !== 'success' &&
        other.identifier === task.identifier &&
        other.source.blob.size === task.source.blob.size,
    );
  }

  const journeyOf = (task: Task, identifier: string): Journey => ({
    rank: task.id,
    facts: { identifier, name: task.source.name, path: task.source.path, size: task.source.blob.size },
    blob: task.source.blob,
    done: task.done,
    onStep: (event) => void move(task, event),
    onMoving: (chunk, bytes) => noteMoving(task, chunk, bytes),
    onDone: (chunk) => {
      task.moving.delete(chunk);
      board.changed(task);
    },
  });

  function giveUp(task: Task, problem: Problem): void {
    if (problem.kind === 'session') {
      hold('session');
    } else if (problem.kind === 'unreadable') {
      tell('unreadable', task.source.name);
      drop(task, null);
    } else {
      move(task, 'fail');
      task.problem = problem;
    }
  }

  /** Takes a file as far as possible; the code that stops it has already set its next state. */
  async function run(task: Task): Promise<void> {
    task.stop = new AbortController();
    const { signal } = task.stop;
    try {
      const identifier = task.identifier ?? (await identify(task, signal));
      const twin = twinOf(task);
      if (twin) {
        tell('duplicate', task.source.name);
        drop(task, twin.outcome);
        retry(twin);
        return;
      }
      const [held] = holds;
      if (held) {
        park(task, held);
        return;
      }
      const answer = await transfer(journeyOf(task, identifier), ways, signal);
      records.drop(identifier);
      move(task, 'finish');
      task.settle(resultOf(task, answer));
    } catch (error) {
      if (!signal.aborted) giveUp(task, problemOf(error));
    }
  }

  function pause(task: Task): void {
    if (move(task, 'pause')) task.stop.abort();
    if (task.state === 'paused') task.pausedBy = 'user';
    board.changed(task);
  }

  function resume(task: Task): void {
    const [held] = holds;
    if (held && task.state === 'paused') {
      // It resumes by itself together with the others.
      task.pausedBy = held;
      board.changed(task);
    } else if (move(task, 'resume')) {
      void run(task);
    }
  }

  function retry(task: Task): void {
    if (move(task, 'retry')) void run(task);
  }

  function hold(reason: Hold): void {
    holds.add(reason);
    for (const task of tasks.values()) park(task, reason);
  }

  const actions: Record<UploadAction, (task: Task) => void> = {
    pause,
    resume,
    retry,
    remove: (task) => {
      if (task.state !== 'merging') drop(task, null);
    },
  };

  /** The unfinished file in the list that equals a newly chosen one. */
  function meet(known: ReadonlyMap<string, Task>, source: UploadSource): Task | undefined {
    const task = known.get(fingerprint(source));
    if (!task) return undefined;
    tell('duplicate', source.name);
    retry(task);
    return task;
  }

  function add(sources: readonly UploadSource[]): number[] {
    const unfinished = [...tasks.values()].filter(({ state }) => state !== 'success');
    if (unfinished.length === 0) board.restart();
    const known = new Map(unfinished.map((task) => [fingerprint(task.source), task]));
    return sources.map((source) => {
      const twin = meet(known, source);
      if (twin) return twin.id;
      lastId += 1;
      const task = createTask(lastId, source, clock.now());
      tasks.set(task.id, task);
      known.set(fingerprint(source), task);
      board.changed(task);
      void run(task);
      return task.id;
    });
  }

  return {
    add,
    hold,
    outcome: (id) => tasks.get(id)?.outcome ?? Promise.resolve(null),
    act: (action, id) => {
      const task = tasks.get(id);
      if (task) actions[action](task);
    },
    pauseAll: () => [...tasks.values()].filter((task) => isBusy(task.state) || task.pausedBy).forEach(pause),
    resumeAll: () => {
      for (const task of tasks.values()) {
        resume(task);
        retry(task);
      }
    },
    clearFinished: () => {
      // Entries of a map may be deleted during its iteration.
      for (const task of tasks.values()) if (task.state === 'success') drop(task, null);
    },
    clear: () => {
      for (const task of tasks.values()) drop(task, null);
    },
    release: (reason) => {
      holds.delete(reason);
      if (holds.size > 0) return;
      for (const task of tasks.values()) {
        if (task.pausedBy && task.pausedBy !== 'user') resume(task);
        if (reason === 'offline' && task.problem?.kind === 'connection') retry(task);
      }
    },
    snapshot: board.snapshot,
    subscribe: board.subscribe,
  };
}
