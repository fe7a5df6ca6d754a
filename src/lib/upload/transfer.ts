import { chunkCount, chunkFields, chunkRange, knownChunks } from './chunks';
import type { FileFacts } from './chunks';
import { sleep } from './clock';
import type { Clock } from './clock';
import type { Answer, Records, Transport } from './ports';
import { problemOf, UploadError } from './problem';
import { isTemporary, isUnsure, pauseBefore, RETRIES } from './retry';
import type { Slots } from './slots';

/** Chunks of one file in flight at the same time; the slots may allow fewer. */
const LANES = 3;

/** Dependencies shared by all transfers. */
export interface Ways {
  transport: Transport;
  clock: Clock;
  records: Records;
  /** Limits the calls to the server; every call uses it. */
  slots: Slots;
  /** In [0, 1). */
  random(): number;
  chunkSize: number;
}

/** The transfer of one file. */
export interface Journey {
  /** Lower ones go first. */
  rank: number;
  facts: FileFacts;
  blob: Blob;
  /** Numbers of the chunks that the server has; updated by the transfer. */
  done: Set<number>;
  /** `send`: the first call is sent, or chunks have to be sent again; `merge`: only the merge is left. */
  onStep(step: 'send' | 'merge'): void;
  /** Called with the sent bytes of a chunk; 0 when it has to start again. */
  onMoving(chunk: number, bytes: number): void;
  /** Called when the server has a chunk. */
  onDone(chunk: number): void;
}

/** Checks that the file has not changed since it was chosen. @throws UploadError `unreadable` */
async function checkReadable(piece: Blob): Promise<void> {
  try {
    await piece.slice(0, 1).arrayBuffer();
  } catch {
    throw new UploadError({ kind: 'unreadable' });
  }
}

/** State of one transfer. */
interface Course {
  /** Set when the server says that it has the whole file. */
  whole: Answer | null;
  /** The latest answer to a chunk, and the number of answers. */
  last: Answer;
  answered: number;
  needMerge: boolean;
  asked: boolean;
  asking: Promise<Answer | null> | null;
  failure: UploadError | null;
}

const isWhole = (answer: Answer | null): answer is Answer => answer?.['skipUpload'] === true;

/**
 * Takes a hashed file to the server from any state: asks which chunks exist, sends the missing ones, merges.
 * Returns the server's answer about the whole file.
 * @throws UploadError
 */
export async function transfer(journey: Journey, ways: Ways, signal: AbortSignal): Promise<Answer> {
  const { facts, blob, done, rank } = journey;
  const { transport, slots, clock, records, chunkSize } = ways;
  const total = chunkCount(facts.size, chunkSize);
  const failing = new AbortController();
  const going = AbortSignal.any([signal, failing.signal]);
  const course: Course = {
    whole: null,
    last: {},
    answered: 0,
    needMerge: false,
    asked: false,
    asking: null,
    failure: null,
  };

  const listed = (answer: Answer | null) => knownChunks(answer?.['uploaded'], total);

  /** Waits before the next attempt. @throws the problem when it must not be retried */
  async function beforeRetry(attempt: number, error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (attempt >= RETRIES || !isTemporary(problem)) throw error;
    await sleep(clock, pauseBefore(attempt, problem, ways.random()), going);
  }

  /** Asks what the server has; `null` when the answer does not say, so that no chunk is skipped. */
  async function test(): Promise<Answer | null> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await slots.run(rank, going, () => {
          if (!course.asked) journey.onStep('send');
          course.asked = true;
          return transport.test(chunkFields(facts, 1, chunkSize), going);
        });
      } catch (error) {
        const problem = problemOf(error);
        if (problem.kind === 'refused' && isTemporary(problem)) return null;
        if (problem.kind === 'malformed' && attempt === RETRIES) return null;
        await beforeRetry(attempt, error);
      }
    }
  }

  /** Shares one request among all chunks that ask at the same time. */
  function ask(): Promise<Answer | null> {
    course.asking ??= test().finally(() => {
      course.asking = null;
    });
    return course.asking;
  }

  function learn(chunks: Iterable<number>): void {
    for (const chunk of chunks) {
      if (done.has(chunk)) continue;
      done.add(chunk);
      journey.onDone(chunk);
    }
    records.write(facts.identifier, facts.size, done);
  }

  /** Replaces the known chunks by those that the server has, or by the stored record of them. */
  function relearn(chunks: Iterable<number>): void {
    done.clear();
    learn(chunks);
  }

  async function hasArrived(chunk: number): Promise<boolean> {
    const answer = await ask();
    if (isWhole(answer)) course.whole = answer;
    learn(listed(answer) ?? []);
    return course.whole !== null || done.has(chunk);
  }

  async function sendChunk(chunk: number): Promise<void> {
    const [from, to] = chunkRange(chunk, facts.size, chunkSize);
    const piece = blob.slice(from, to);
    const onSent = (bytes: number) => {
      if (!going.aborted) journey.onMoving(chunk, Math.min(bytes, to - from));
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await slots.run(rank, going, () =>
          transport.send(chunkFields(facts, chunk, chunkSize), piece, going, onSent),
        );
        journey.onMoving(chunk, to - from);
        course.last = answer;
        course.answered += 1;
        course.needMerge ||= answer['needMerge'] === true;
        learn([chunk]);
        return;
      } catch (error) {
        journey.onMoving(chunk, 0);
        const unsure = isUnsure(problemOf(error));
        // Browsers report a removed file and a lost connection with the same error.
        if (unsure) await checkReadable(piece);
        await beforeRetry(attempt, error);
        if (unsure && (await hasArrived(chunk))) return;
      }
    }
  }

  /** Sends the missing chunks; the first chunk that fails for good stops the others. */
  async function sendMissing(): Promise<void> {
    const missing = Array.from({ length: total }, (_, index) => index + 1).filter(
      (chunk) => !done.has(chunk),
    );
    const lane = async () => {
      try {
        for (let chunk = missing.shift(); chunk !== undefined && !course.whole; chunk = missing.shift()) {
          // A request for another chunk may have found it meanwhile.
          if (!done.has(chunk)) await sendChunk(chunk);
        }
      } catch (error) {
        course.failure ??= new UploadError(problemOf(error));
        failing.abort();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (course.failure) throw course.failure;
  }

  /**
   * Merges once. `null`: the server has lost chunks, which must be sent again. @throws when the merge failed
   */
  async function merge(): Promise<Answer | null> {
    journey.onStep('merge');
    try {
      const { identifier, size: totalSize, name: filename } = facts;
      return await slots.run(rank, going, () =>
        transport.merge({ identifier, totalChunks: total, totalSize, filename }, going),
      );
    } catch (error) {
      const { kind } = problemOf(error);
      if (kind === 'session' || kind === 'cancelled') throw error;
      // The merge may have been done although its answer was lost, so the server is asked.
      const answer = await ask();
      if (isWhole(answer)) return answer;
      const kept = listed(answer);
      // When the server lists no chunks but refuses to merge, all chunks have to be sent again.
      if (kept ? kept.size === total : !answer || kind !== 'refused') throw error;
      relearn(kept ?? []);
      if (!kept) throw error;
      return null;
    }
  }

  const first = await ask();
  if (isWhole(first)) return first;
  relearn(listed(first) ?? knownChunks(records.read(facts.identifier, facts.size), total) ?? []);
  await sendMissing();
  if (course.whole) return course.whole;
  if (course.answered === total && !course.needMerge) return course.last;
  if (course.answered > 0 && !course.needMerge) {
    // Some chunks are only known from a list: the server may already have merged the file.
    const now = await ask();
    if (isWhole(now)) return now;
  }
  const merged = await merge();
  if (merged) return merged;
  journey.onStep('send');
  await sendMissing();
  const mended = course.whole ?? (await merge());
  if (!mended) throw new UploadError({ kind: 'lost' });
  return mended;
}
