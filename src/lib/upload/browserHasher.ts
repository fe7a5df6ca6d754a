import { trustedScript } from '../trustedScript';
import { createHasher } from './hasher';
import type { Hasher } from './ports';

/**
 * Address of the worker's script. Imported as an address, because `new Worker` has to go through a Trusted
 * Types policy.
 */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./md5.worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** Bytes hashed at a time on the main thread: a few milliseconds, so that the page stays responsive. */
const SMALL_SLICE = 1_024_000;

const spawn = () => new Worker(trustedScript(workerUrl), { type: 'module', name: 'md5' });

/** Hashes on the main thread, in small slices with a pause after each. The page's policy has no WebAssembly. */
const onPage: Hasher = async (file, signal, onHashed) => {
  const { digestOf, plainMd5 } = await import('./digest');
  const breathe = () => new Promise<void>((done) => void setTimeout(done));
  return digestOf(file, plainMd5(), { signal, onHashed, slice: SMALL_SLICE, breathe });
};

/** Hashes in workers, or on the main thread where there are none. */
export const browserHasher: Hasher = createHasher(spawn, onPage);
