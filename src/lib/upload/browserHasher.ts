import { createHasher, PLAIN_WORKER } from './hasher';
import type { Hasher } from './ports';

/** Where the worker's script lies. Asked for as an address, because `new Worker` must be told by a policy. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./md5.worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** What a page with Trusted Types offers; its script address passes for a text here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Bytes hashed at a time on the page itself: a few milliseconds, so that it goes on answering. */
const SMALL_SLICE = 1_024_000;

/** Only scripts of our own site may become workers. @throws TypeError */
function ownScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) {
    throw new TypeError('Not a script of this site');
  }
  return href;
}

declare global {
  /** Not among the browser's types yet; missing in browsers without trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

let policy: { createScriptURL(url: string): string } | undefined;

function trusted(url: string): string {
  const factory = globalThis.trustedTypes;
  if (!factory) return ownScript(url);
  policy ??= factory.createPolicy('app-worker', { createScriptURL: ownScript });
  return policy.createScriptURL(url);
}

/** What the build leaves where a server under a policy writes a nonce. */
const NO_NONCE = '__CSP_NONCE__';

/** A page under the shipped policy may not compile WebAssembly, and even trying is a violation. */
function mayCompile(): boolean {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return nonce === '' || nonce === NO_NONCE;
}

const spawn = () =>
  new Worker(trusted(workerUrl), { type: 'module', name: mayCompile() ? 'md5' : PLAIN_WORKER });

/** Hashes on the page itself, in small slices with a rest after each. */
const onPage: Hasher = async (file, signal, onHashed) => {
  const { createMd5, digestOf, plainMd5 } = await import('./digest');
  const breathe = () => new Promise<void>((done) => void setTimeout(done));
  const md5 = mayCompile() ? await createMd5() : plainMd5();
  return digestOf(file, md5, { signal, onHashed, slice: SMALL_SLICE, breathe });
};

/** Hashes in workers, on the page where there are none. */
export const browserHasher: Hasher = createHasher(spawn, onPage);
