import { UploadError } from '@/lib/upload/problem';
import type { Problem } from '@/lib/upload/problem';
import type { ChunkFields } from '@/lib/upload/chunks';
import type { Answer, Transport } from '@/lib/upload/ports';
import { mergeChunks, sendChunk as sendChunks, testChunk, uploadState } from '@/contract/shell/upload';
import { readShape } from '@/contract/field/read';
import { ask as askServer } from './call';
import { post, SITE } from './client';
import { failureOf } from './failure';

const CHUNKS = `${SITE}${sendChunks.path}`;

/** Milliseconds. */
const MERGE_LIMIT = 30_000;

/**
 * Milliseconds without a byte of progress after which a chunk is aborted. The total time of a chunk has no
 * limit.
 */
const STALL_LIMIT = 50_000;

/** Converts a failed call to an upload problem; `lib/upload/retry` decides which problems are retried. */
function problemFrom(error: unknown, signal: AbortSignal): Problem {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'sessionExpired':
      return { kind: 'session' };
    case 'cancelled':
      // A call cancelled by anything but the caller is treated as a lost connection.
      return signal.aborted ? { kind: 'cancelled' } : { kind: 'connection' };
    case 'offline':
      return { kind: 'connection' };
    case 'timeout':
      return { kind: 'timeout' };
    case 'http':
      return { kind: 'http', status: failure.status, after: (failure.retryAfter ?? 0) * 1000 };
    case 'noSuchPath':
      return { kind: 'http', status: 404, after: 0 };
    case 'rejected':
      return { kind: 'refused', msg: failure.msg, status: failure.status ?? 200 };
    default:
      return { kind: 'malformed' };
  }
}

/** Runs a call and converts its errors. @throws UploadError */
async function ask(signal: AbortSignal, call: () => Promise<unknown>): Promise<Answer> {
  try {
    // The answer may be empty; fields that cannot be read are left out.
    return { ...readShape(uploadState, await call()) };
  } catch (error) {
    throw new UploadError(problemFrom(error, signal));
  }
}

function formOf(fields: ChunkFields, bytes: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('upfile', bytes, fields.filename);
  return form;
}

async function sendChunk(
  fields: ChunkFields,
  bytes: Blob,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<Answer> {
  const stalled = new AbortController();
  const watch = () => setTimeout(() => stalled.abort(), STALL_LIMIT);
  let timer = watch();
  const onUploadProgress = (sent: number) => {
    clearTimeout(timer);
    timer = watch();
    onSent(sent);
  };
  try {
    return await ask(signal, () =>
      post(CHUNKS, formOf(fields, bytes), {
        silent: true,
        timeout: 0,
        signal: AbortSignal.any([signal, stalled.signal]),
        onUploadProgress,
      }),
    );
  } catch (error) {
    throw stalled.signal.aborted && !signal.aborted ? new UploadError({ kind: 'timeout' }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates the upload calls. Each sends the bearer token valid at that moment.
 * @param token returns the token, which the body of the merge call also contains
 */
export const uploadTransport = (token: () => string | null): Transport => ({
  test: (fields, signal) => ask(signal, () => askServer(testChunk, fields, { signal })),
  send: sendChunk,
  merge: (fields, signal) =>
    ask(signal, () =>
      askServer(mergeChunks, { ...fields, token: token() ?? '' }, { timeout: MERGE_LIMIT, signal }),
    ),
});
