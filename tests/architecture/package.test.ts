import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sources';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Licences that ask nothing of whoever ships the console. */
const LICENCES = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  '(WTFPL OR MIT)',
  '(MPL-2.0 OR Apache-2.0)',
];

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

const manifest = read('package.json') as Manifest;
const lock = read('package-lock.json') as { lockfileVersion: number; packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('C172 at most 32 packages are needed at run time', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(32);
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

describe('C172 what is shipped', () => {
  const print = (what: string): string =>
    execFileSync(process.execPath, [join(ROOT, 'deploy', 'shipped.mjs'), what], { encoding: 'utf8' });

  const written = readFileSync(join(ROOT, 'docs', 'deploy', 'licences.md'), 'utf8');
  const listed = [...written.matchAll(/^- (.+) (\S+)$/gm)].map(([, name = '', version = '']) => ({
    name,
    version,
  }));
  const names = new Set(listed.map(({ name }) => name));

  /** What a package names, as it is locked in that version. */
  const namedBy = ({ name, version }: { name: string; version: string }, kind: 'dependencies' | 'all') => {
    const locked = packages.find(
      ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
    );
    const { dependencies, peerDependencies } = locked?.[1] ?? {};
    return Object.keys(kind === 'all' ? { ...dependencies, ...peerDependencies } : (dependencies ?? {}));
  };

  test('docs/deploy/licences.md is what the lock file gives, and every licence allows it', () => {
    expect(print('licences')).toBe(written);
    const licences = [...written.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);
    expect(licences.length).toBeGreaterThan(0);
    expect(licences.filter((name) => !LICENCES.includes(name))).toEqual([]);
  });

  test('the bill of materials names the same packages, and none that is not theirs', () => {
    const bill = JSON.parse(print('sbom')) as {
      bomFormat: string;
      metadata: { component: { name: string; type: string } };
      components: { name: string; version: string }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    const { name, type } = bill.metadata.component;
    expect([bill.bomFormat, name, type]).toEqual(['CycloneDX', 'exchange-console', 'application']);
    const idOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
    const ids = bill.components.map(idOf);
    expect([...ids].sort()).toEqual(listed.map(idOf).sort());
    const spoken = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(spoken.filter((id) => !ids.includes(id) && !id.startsWith('exchange-console@'))).toEqual([]);
  });

  test('that is what the console needs, whole, and nothing of its tools', () => {
    const direct = Object.keys(manifest.dependencies);
    const needed = [...direct, ...listed.flatMap((one) => namedBy(one, 'dependencies'))];
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
    const asked = new Set([...direct, ...listed.flatMap((one) => namedBy(one, 'all'))]);
    expect([...names].filter((name) => !asked.has(name))).toEqual([]);
    expect([...names]).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler', 'cookie', 'csstype']),
    );
    expect([...names].filter((name) => /typescript|^@types\/|^vite/.test(name))).toEqual([]);
  });
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
