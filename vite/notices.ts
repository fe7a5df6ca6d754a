import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Room for the texts of all licences. */
const MOST = 20_000_000;

/** Puts the licences of what is shipped beside the page, as most of them ask for: `third-party-notices.txt`. */
export function thirdPartyNotices(): Plugin {
  let folder = '';
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved: ({ root }) => {
      folder = root;
    },
    generateBundle() {
      const source = execFileSync(process.execPath, [join(folder, 'deploy/shipped.mjs'), 'notices'], {
        encoding: 'utf8',
        maxBuffer: MOST,
      });
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}
