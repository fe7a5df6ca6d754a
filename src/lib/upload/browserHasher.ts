import { createHasher } from './hasher';
import type { Hasher } from './ports';

/**
 * Address of the worker's script. Imported as an address, because `new Worker` has to go through a Trusted
 * Types policy.
 */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./md5.worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** The part of the Trusted Types API that is used; the script address is typed as text here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Bytes hashed at a time on the main thread: a few milliseconds, so that the page stays responsive. */
const SMALL_SLICE = 1_024_000;

/** Refuses worker scripts from other origins. @throws TypeError */
function ownScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) {
    throw new TypeError('Not a script of this site');
  }
  return href;
}

declare global {
  /** Not in TypeScript's types yet; missing in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

let policy: { createScriptURL(url: string): string } | undefined;

function trusted(url: string): string {
  const factory = globalThis.trustedTypes;
  if (!factory) return ownScript(url);
  policy ??= factory.createPolicy('app-worker', { createScriptURL: ownScript });
  return policy.createScriptURL(url);
}

const spawn = () => new Worker(trusted(workerUrl), { type: 'module', name: 'md5' });

/** Hashes on the main thread, in small slices with a pause after each. The page's policy has no WebAssembly. */
const onPage: Hasher = async (file, signal, onHashed) => {
  const { digestOf, plainMd5 } = await import('./digest');
  const breathe = () => new Promise<void>((done) => void setTimeout(done));
  return digestOf(file, plainMd5(), { signal, onHashed, slice: SMALL_SLICE, breathe });
};

/** Hashes in workers, or on the main thread where there are none. */
export const browserHasher: Hasher = createHasher(spawn, onPage);
