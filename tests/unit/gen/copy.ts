import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../architecture/sources';

/** What a copy of the project has of it. */
const PARTS = ['src', 'mocks', 'tests', 'tools', 'vite', 'docs', 'public'];
const FILES = [
  '.env.development',
  '.env.production',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'index.html',
];

/** What a program has come to. */
interface Ended {
  isDone: boolean;
  said: string;
}

/** A copy of the project that `npm run new` can write into. */
export interface Copy {
  folder: string;
  /** Runs `npm run new` on a file of this name and text. */
  make(name: string, text: string): Ended;
  /** What a program of the packages printed when it failed, else an empty text. */
  failureOf(program: readonly string[], env?: Record<string, string>): string;
  remove(): void;
}

export function copied(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'console-gen-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

  /** The environment of the outer test would make a part of it of an inner one. */
  function run(args: readonly string[], env: Record<string, string> = {}): Ended {
    const own = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: own,
    });
    return { isDone: status === 0, said: `${stdout}${stderr}` };
  }

  return {
    folder,
    make(name, text) {
      writeFileSync(join(folder, name), text);
      return run(['tools/new.mjs', name]);
    },
    failureOf([program = '', ...args], env) {
      const { isDone, said } = run([join(ROOT, 'node_modules', program), ...args], env);
      return isDone ? '' : said;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files that the command names so: `written`, `changed`. */
export const namedIn = ({ said }: Ended, what: string): string[] =>
  said.split('\n').flatMap((line) => (line.startsWith(`${what} `) ? [line.slice(what.length).trim()] : []));
