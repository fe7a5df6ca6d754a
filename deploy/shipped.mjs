/**
 * `node deploy/shipped.mjs sbom`: prints the bill of materials (CycloneDX) of what is shipped.
 * `node deploy/shipped.mjs licences`: prints docs/deploy/licences.md.
 * `node deploy/shipped.mjs notices`: prints the licences' texts, which the built site carries along.
 *
 * Shipped is what the packages of `dependencies` need, found in the lock file the way Node finds it. npm's own
 * `--omit dev` leaves out whatever a tool needs too (React), and its marks count what a package would merely get on
 * with (TypeScript).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where a package is for another one: beside it, or in a folder above. */
function find(name, folder) {
  const place = `${folder}/node_modules/${name}`.replace(/^\//, '');
  if (packages[place]) return place;
  if (folder === '') throw new Error(`${name} is not locked`);
  return find(name, folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)));
}

/** Names of the packages that one cannot do without. */
function needs({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...peers];
}

/** Every shipped package, as the lock file knows it. */
function shipped() {
  const places = new Set(['']);
  // Grows while it is gone through.
  for (const place of places) for (const name of needs(packages[place])) places.add(find(name, place));
  places.delete('');
  return [...places].map((place) => ({
    ...packages[place],
    place,
    name: place.split('node_modules/').at(-1),
  }));
}

const idOf = ({ name, version }) => `${name}@${version}`;

function sbom() {
  const npm = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const shell = process.platform === 'win32';
  const bill = JSON.parse(execFileSync('npm', npm, { cwd: root, encoding: 'utf8', shell }));
  const { component } = bill.metadata;
  // npm takes the folder's name, and calls a package a library unless it is told otherwise.
  Object.assign(component, { name: packages[''].name, type: 'application' });
  const kept = new Set([component['bom-ref'], ...shipped().map(idOf)]);
  return JSON.stringify(
    {
      ...bill,
      components: bill.components.filter((one) => kept.has(one['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
    },
    null,
    2,
  );
}

const inOrder = (one, other) => (one < other ? -1 : 1);

function licences() {
  const byLicence = new Map();
  for (const { name, version, license } of shipped()) {
    byLicence.set(license, [...(byLicence.get(license) ?? []), `- ${name} ${version}`]);
  }
  const sorted = [...byLicence].sort(([one], [other]) => inOrder(one, other));
  const parts = sorted.map(
    ([licence, lines]) => `\n## ${licence}\n\n${[...new Set(lines)].sort(inOrder).join('\n')}\n`,
  );
  const head =
    'Of every package that is shipped with the console, as locked: `npm run licences` writes this file.';
  return `# Licences\n\n${head}\n${parts.join('')}`;
}

/** The licence as a package brings it, or a line that names it. */
function textOf({ place, license }) {
  const folder = join(root, place);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const found = names.filter((name) => /^(licen[cs]e|notice)(\.|-|$)/i.test(name)).sort(inOrder);
  const texts = found.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.join('\n\n') || `Licence: ${license}`;
}

/** Packages with the same text stand above it together. */
function notices() {
  const byText = new Map();
  for (const one of shipped()) byText.set(textOf(one), [...(byText.get(textOf(one)) ?? []), idOf(one)]);
  const parts = [...byText].map(([text, ids]) => `${[...new Set(ids)].sort(inOrder).join('\n')}\n\n${text}`);
  return parts.sort(inOrder).join(`\n\n${'-'.repeat(80)}\n\n`);
}

const answers = { sbom, licences, notices };
process.stdout.write(`${answers[process.argv[2]]().trimEnd()}\n`);
