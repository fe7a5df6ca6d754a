import { chunkCount, chunkFields, chunkRange, knownChunks } from './chunks';
import type { FileFacts } from './chunks';
import { sleep } from './clock';
import type { Clock } from './clock';
import type { Answer, Records, Transport } from './ports';
import { problemOf, UploadError } from './problem';
import { isTemporary, isUnsure, pauseBefore, RETRIES } from './retry';
import type { Slots } from './slots';

/** What every transfer uses. */
export interface Ways {
  transport: Transport;
  clock: Clock;
  records: Records;
  /** Every call to the server goes through here. */
  slots: Slots;
  /** In [0, 1). */
  random(): number;
  chunkSize: number;
}

/** One file on its way. */
export interface Journey {
  /** Lower ones go first. */
  rank: number;
  facts: FileFacts;
  blob: Blob;
  /** Chunks the server has; kept up to date. */
  done: Set<number>;
  /** `send`: the first call goes out, or chunks have to be sent again; `merge`: only the merge is left. */
  onStep(step: 'send' | 'merge'): void;
  /** How many bytes of a chunk have left; 0 when it has to begin anew. */
  onMoving(chunk: number, bytes: number): void;
  /** The server has a chunk. */
  onDone(chunk: number): void;
}

/** The file is what it was when it was chosen. @throws UploadError `unreadable` */
async function checkReadable(piece: Blob): Promise<void> {
  try {
    await piece.slice(0, 1).arrayBuffer();
  } catch {
    throw new UploadError({ kind: 'unreadable' });
  }
}

/**
 * Takes a hashed file to the server from wherever it stands: asks what is there, sends what is missing,
 * merges. Answers what the server said about the whole file.
 * @throws UploadError
 */
export async function transfer(journey: Journey, ways: Ways, signal: AbortSignal): Promise<Answer> {
  const { facts, blob, done, rank } = journey;
  const { transport, slots, clock, records, chunkSize } = ways;
  const total = chunkCount(facts.size, chunkSize);
  const failing = new AbortController();
  const going = AbortSignal.any([signal, failing.signal]);

  /** Set as soon as the server says that it has the whole file. */
  let whole: Answer | null = null;
  let last: Answer = {};
  let answered = 0;
  let needMerge = false;
  let asking: Promise<Answer | null> | null = null;

  /** Waits before the next try. @throws the problem when there is none */
  async function beforeRetry(attempt: number, error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (attempt >= RETRIES || !isTemporary(problem)) throw error;
    await sleep(clock, pauseBefore(attempt, problem, ways.random()), going);
  }

  /** What the server has; `null` when it does not say, so that nothing is skipped on its word. */
  async function test(): Promise<Answer | null> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await slots.run(rank, going, () => {
          if (attempt === 0) journey.onStep('send');
          return transport.test(chunkFields(facts, 1, chunkSize), going);
        });
      } catch (error) {
        const problem = problemOf(error);
        if ((problem.kind === 'refused' || problem.kind === 'malformed') && isTemporary(problem)) return null;
        await beforeRetry(attempt, error);
      }
    }
  }

  /** One question at a time, however many chunks want to know. */
  function ask(): Promise<Answer | null> {
    asking ??= test().finally(() => {
      asking = null;
    });
    return asking;
  }

  function learn(chunks: Iterable<number>): void {
    for (const chunk of chunks) {
      if (done.has(chunk)) continue;
      done.add(chunk);
      journey.onDone(chunk);
    }
    records.write(facts.identifier, facts.size, done);
  }

  async function hasArrived(chunk: number): Promise<boolean> {
    const answer = await ask();
    if (answer?.['skipUpload'] === true) whole = answer;
    learn(knownChunks(answer?.['uploaded'], total) ?? []);
    return whole !== null || done.has(chunk);
  }

  async function sendChunk(chunk: number): Promise<void> {
    const [from, to] = chunkRange(chunk, facts.size, chunkSize);
    const piece = blob.slice(from, to);
    const onSent = (bytes: number) => {
      if (!going.aborted) journey.onMoving(chunk, Math.min(bytes, to - from));
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        last = await slots.run(rank, going, () =>
          transport.send(chunkFields(facts, chunk, chunkSize), piece, going, onSent),
        );
        answered += 1;
        needMerge ||= last['needMerge'] === true;
        learn([chunk]);
        return;
      } catch (error) {
        journey.onMoving(chunk, 0);
        const unsure = isUnsure(problemOf(error));
        // A browser tells a file that has gone and a connection that has gone in the same words.
        if (unsure) await checkReadable(piece);
        await beforeRetry(attempt, error);
        if (unsure && (await hasArrived(chunk))) return;
      }
    }
  }

  /** Sends what the server lacks; the first chunk that fails for good stops the others. */
  async function sendMissing(): Promise<void> {
    const missing = Array.from({ length: total }, (_, index) => index + 1).filter((chunk) => !done.has(chunk));
    let failure: UploadError | null = null;
    const lane = async () => {
      try {
        for (let chunk = missing.shift(); chunk !== undefined && !whole; chunk = missing.shift()) {
          // Another chunk's question may have found it meanwhile.
          if (!done.has(chunk)) await sendChunk(chunk);
        }
      } catch (error) {
        failure ??= new UploadError(problemOf(error));
        failing.abort();
      }
    };
    await Promise.all([lane(), lane(), lane()]);
    if (failure) throw failure;
  }

  /** Merges once. `null`: the server has lost chunks since. @throws the merge's problem when it came to nothing */
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
      // Only the server knows what became of it.
      const answer = await transport.test(chunkFields(facts, 1, chunkSize), going).catch(() => null);
      if (answer?.['skipUpload'] === true) return answer;
      const listed = knownChunks(answer?.['uploaded'], total);
      if (listed?.size === total) throw error;
      // What was remembered here is not what the server has: its word counts from now on.
      done.clear();
      learn(listed ?? []);
      if (listed) return null;
      throw error;
    }
  }

  const first = await ask();
  if (first?.['skipUpload'] === true) return first;
  const known = knownChunks(first?.['uploaded'], total) ?? records.read(facts.identifier, facts.size);
  done.clear();
  learn(known);
  await sendMissing();
  if (whole) return whole;
  if (answered === total && !needMerge) return last;
  if (answered > 0 && !needMerge) {
    // Some chunks are known from a list only: perhaps the server is through already.
    const now = await ask();
    if (now?.['skipUpload'] === true) return now;
  }
  const merged = await merge();
  if (merged) return merged;
  journey.onStep('send');
  await sendMissing();
  return whole ?? (await merge()) ?? last;
}
