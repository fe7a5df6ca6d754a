import { vi } from 'vitest';

declare global {
  /** Vitest's own registry of the modules that `vi.mock` has replaced; its public API forgets them only one by one. */
  // oxlint-disable-next-line no-underscore-dangle -- Vitest has given it its name.
  var __vitest_mocker__: { reset(): void };
}

// Reads all modules of the console once more and forgets what an earlier file has put in a module's place. Packages stay:
// antd alone takes longer to read than most files take to run.
__vitest_mocker__.reset();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
