import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from './sources';

const SCRIPT = join(ROOT, 'deploy', 'release.sh');
const DAY = 86_400;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these assets. */
function build(name: string, assets: string[], base = '/console/'): string {
  const from = join(folder, name);
  mkdirSync(join(from, 'assets'), { recursive: true });
  for (const asset of assets) writeFileSync(join(from, 'assets', asset), asset);
  writeFileSync(join(from, 'index.html'), name);
  writeFileSync(join(from, 'theme-boot.js'), name);
  writeFileSync(join(from, 'version.json'), `${JSON.stringify({ version: name, base }, null, 2)}\n`);
  return from;
}

const site = () => join(folder, 'site', 'console');
const assets = () => join(site(), 'assets');
const kept = () => readdirSync(assets()).sort();
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');

/** Lets a release begin, as the image does. */
const begin = (from: string, umask = '022') =>
  execFileSync('sh', ['-c', `umask ${umask}; exec "$0" "$1"`, SCRIPT, from], {
    stdio: 'pipe',
    env: {
      ...process.env,
      CONSOLE_ROOT: join(folder, 'site'),
      CONSOLE_BASE: '/console/',
      CONSOLE_KEEP_DAYS: '7',
    },
  });

/** Lets time pass for what lies there. */
function pass(days: number): void {
  for (const name of kept()) {
    const { mtimeMs } = statSync(join(assets(), name));
    utimesSync(join(assets(), name), mtimeMs / 1000, mtimeMs / 1000 - days * DAY);
  }
}

describe('C164 the assets of a release', () => {
  test('lie with its page where they are served, readable for all, and nothing else is left', () => {
    begin(build('one', ['a.js', 'both.js']));
    expect(readdirSync(site()).sort()).toEqual(['assets', 'index.html', 'theme-boot.js', 'version.json']);
    expect(kept()).toEqual(['.newest', 'a.js', 'both.js']);
    expect(readFileSync(join(assets(), 'a.js'), 'utf8')).toBe('a.js');
    expect(statSync(join(assets(), 'a.js')).mode & 0o444).toBe(0o444);
    expect(page()).toBe('one');
  });

  test('are kept for days after it was replaced, however long it had been the newest', () => {
    begin(build('one', ['a.js', 'both.js']));
    pass(30);
    const two = build('two', ['b.js', 'both.js']);
    begin(two);
    expect(kept()).toEqual(['.newest', 'a.js', 'b.js', 'both.js']);
    expect(page()).toBe('two');
    expect(readFileSync(join(site(), 'theme-boot.js'), 'utf8')).toBe('two');
    pass(6);
    begin(two);
    expect(kept()).toContain('a.js');
    pass(3);
    begin(two);
    expect(kept()).toEqual(['.newest', 'b.js', 'both.js']);
  });

  test('are never those of the present one, and a release that comes back has its own', () => {
    const one = build('one', ['a.js']);
    begin(one);
    pass(30);
    begin(one);
    expect(kept()).toEqual(['.newest', 'a.js']);
    begin(build('two', ['b.js']));
    pass(5);
    begin(one);
    pass(5);
    begin(one);
    expect(kept()).toEqual(['.newest', 'a.js', 'b.js']);
    expect(page()).toBe('one');
    pass(5);
    begin(one);
    expect(kept()).toEqual(['.newest', 'a.js']);
  });

  test('leave no compressed copy of another release beside its files', () => {
    const one = build('one', ['a.js']);
    for (const name of ['theme-boot.js.gz', 'theme-boot.br.js', 'old.css.gz', 'old.br.css'])
      writeFileSync(join(one, name), 'one');
    begin(one);
    const two = build('two', ['b.js']);
    const copies = ['theme-boot.br.js', 'theme-boot.js.gz'];
    for (const name of copies) writeFileSync(join(two, name), 'two');
    begin(two);
    expect(readdirSync(site()).sort()).toEqual(
      ['assets', 'index.html', 'theme-boot.js', 'version.json', ...copies].sort(),
    );
    for (const name of copies) expect(readFileSync(join(site(), name), 'utf8')).toBe('two');
    begin(build('three', ['c.js']));
    expect(readdirSync(site()).sort()).toEqual(['assets', 'index.html', 'theme-boot.js', 'version.json']);
  });

  test('are not touched by a build that is not whole', () => {
    begin(build('one', ['a.js']));
    const broken = build('broken', ['b.js']);
    rmSync(join(broken, 'index.html'));
    expect(() => begin(broken)).toThrow();
    expect(page()).toBe('one');
    expect(existsSync(join(assets(), 'a.js'))).toBe(true);
  });

  test('are readable for the server, whoever puts them there', () => {
    const from = build('one', ['a.js']);
    for (const name of ['assets/a.js', 'index.html', 'theme-boot.js']) chmodSync(join(from, name), 0o600);
    begin(from, '077');
    for (const name of ['assets/a.js', 'index.html', 'theme-boot.js', 'version.json'])
      expect(statSync(join(site(), name)).mode & 0o444).toBe(0o444);
    for (const name of ['', 'assets']) expect(statSync(join(site(), name)).mode & 0o555).toBe(0o555);
  });

  test('leave the settings of the place as they are', () => {
    const one = build('one', ['a.js']);
    writeFileSync(join(one, 'config.json'), '{}');
    begin(one);
    expect(readFileSync(join(site(), 'config.json'), 'utf8')).toBe('{}');
    writeFileSync(join(site(), 'config.json'), '{"title":"Ours"}');
    begin(one);
    expect(readFileSync(join(site(), 'config.json'), 'utf8')).toBe('{"title":"Ours"}');
  });

  test('go where the settings say, whose file may lie where one types, and the former release comes back so', () => {
    const lines = [`CONSOLE_ROOT='${join(folder, 'site')}'`, 'CONSOLE_BASE=/console/', 'CONSOLE_KEEP_DAYS=7'];
    writeFileSync(join(folder, 'console.env'), `${lines.join('\n')}\n`);
    const { CONSOLE_ROOT: _, CONSOLE_BASE: __, ...env } = process.env;
    const release = (from: string, to: string) =>
      execFileSync(SCRIPT, [from, to], { cwd: folder, env, stdio: 'pipe' });
    const first = build('one', ['a.js']);
    release(first, 'console.env');
    release(build('two', ['b.js']), join(folder, 'console.env'));
    expect(page()).toBe('two');
    release(first, 'console.env');
    expect(page()).toBe('one');
    expect(kept()).toEqual(['.newest', 'a.js', 'b.js']);
    expect(() => release(build('three', ['c.js'], '/'), 'console.env')).toThrow('does not belong');
  });

  test('go nowhere but where they are built for', () => {
    begin(build('one', ['a.js']));
    expect(() => begin(build('two', ['b.js'], '/'))).toThrow(/is built for \/ and does not belong/);
    expect(() => begin(build('three', ['b.js'], '/other/'))).toThrow('that is another path');
    const unnamed = build('four', ['b.js']);
    rmSync(join(unnamed, 'version.json'));
    expect(() => begin(unnamed)).toThrow('no version.json');
    expect(page()).toBe('one');
    expect(kept()).toEqual(['.newest', 'a.js']);
  });
});
