import { createMd5, digestOf, SLICE } from './digest';
import { problemOf } from './problem';
import type { WorkerWord } from './hasher';

/** Never aborted: the page terminates the whole worker instead. */
const { signal } = new AbortController();

const say = (word: WorkerWord) => self.postMessage(word, {});

async function hash(file: Blob): Promise<void> {
  try {
    const md5 = await createMd5();
    const onHashed = (bytes: number) => say({ kind: 'hashed', bytes });
    say({ kind: 'digest', digest: await digestOf(file, md5, { signal, onHashed, slice: SLICE }) });
  } catch (error) {
    say({ kind: 'failed', problem: problemOf(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void hash(data);
});
