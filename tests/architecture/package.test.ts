import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Licences that ask nothing of whoever ships the console. */
const LICENCES = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', '(WTFPL OR MIT)'];

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

const manifest = read('package.json') as Manifest;
const lock = read('package-lock.json') as { lockfileVersion: number; packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('C172 at most 18 packages are needed at run time', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(18);
});

test('C172 every version is pinned exactly', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('C172 every locked package has an integrity hash, and none names a registry', () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
  expect(packages.filter(([, { resolved, link }]) => resolved || link).map(([path]) => path)).toEqual([]);
});

test('C172 what is pinned is what is locked', () => {
  const pinned = { ...manifest.dependencies, ...manifest.devDependencies };
  const wrong = Object.entries(pinned).filter(
    ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
  );
  expect(wrong).toEqual([]);
});

test('C172 packages of the built site have a licence that allows it', () => {
  const shipped = packages.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter(([, { license }]) => !LICENCES.includes(license ?? ''))).toEqual([]);
});

test('C172 docs/licences.md lists every shipped package with its version and licence', () => {
  const listed = readFileSync(join(ROOT, 'docs', 'licences.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((part) =>
      [...part.matchAll(/^- (.+)$/gm)].map(([, name]) => `${name} ${part.split('\n', 1)[0]}`),
    );
  const shipped = packages
    .filter(([, { dev }]) => !dev)
    .map(([path, { version, license }]) => `${path.split('node_modules/').at(-1)} ${version} ${license}`);
  expect(listed.sort()).toEqual([...new Set(shipped)].sort());
});

test('C172 installation runs no script', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('C172 the lock is whole: it names the optional packages of every platform, which npm ci insists on', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
