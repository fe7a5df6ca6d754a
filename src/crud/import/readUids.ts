import { trustedScript } from '@/lib/trustedScript';
import { uidsOfFile } from './uids';
import type { NoUids, UidFile } from './uids';
import type { UidQuestion, UidWord } from './uids.worker';

/** Address of the worker's script. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./uids.worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

interface Reading {
  signal: AbortSignal;
  /** Is told now and then which share of the file was read, from 0 to 1. */
  onShare: (share: number) => void;
}

/**
 * Reads the UIDs of a file apart from the page, or on it where there are no workers.
 * @returns `null` where it was stopped
 */
export function readUids(
  question: UidQuestion,
  { signal, onShare }: Reading,
): Promise<UidFile | NoUids | null> {
  if (typeof Worker === 'undefined') return uidsOfFile(question.file, question.titles, onShare);
  const worker = new Worker(trustedScript(workerUrl), { type: 'module', name: 'uids' });
  return new Promise<UidFile | NoUids | null>((done) => {
    signal.addEventListener('abort', () => done(null), { once: true });
    worker.addEventListener('error', () => done({ why: 'format' }));
    worker.addEventListener('message', ({ data }: MessageEvent<UidWord>) => {
      if ('answer' in data) done(data.answer);
      else onShare(data.share);
    });
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
