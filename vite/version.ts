import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a build says about itself, in `version.json` beside the page. */
interface Version {
  version: string;
  /** Short number of the commit; empty where nobody can tell. */
  commit: string;
  /** When that commit was made, so that two builds of it are the same. */
  time: string;
  /** The base path it was built for; `deploy/release.sh` puts it nowhere else. */
  base: string;
}

/** What git says in a folder, or nothing. */
function git(root: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** A time of seconds, as text; empty when there is none. */
const timeOf = (seconds: string): string =>
  /^\d{1,10}$/.test(seconds) ? new Date(Number(seconds) * 1000).toISOString() : '';

function versionOf(root: string, base: string): Version {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { COMMIT, SOURCE_DATE_EPOCH } = process.env;
  const commit = (COMMIT || git(root, 'rev-parse', 'HEAD')).slice(0, 8);
  const time = timeOf(SOURCE_DATE_EPOCH || git(root, 'log', '-1', '--format=%ct'));
  return { version, commit: /^[0-9a-f]+$/.test(commit) ? commit : '', time, base };
}

/**
 * Gives the page its release (`<meta name="release">`) and the site a `version.json`. No script holds it: a commit that
 * changes none leaves their names as they are.
 */
export function namedRelease(): Plugin {
  let said: Version = { version: '', commit: '', time: '', base: '/' };
  return {
    name: 'named-release',
    configResolved: ({ root, base }) => {
      said = versionOf(root, base);
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'release', content: [said.version, said.commit].filter(Boolean).join(' ') },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      const source = `${JSON.stringify(said, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
