import { existsSync } from 'node:fs';
import { installOnDebian, onPath, runs } from './debian.mjs';

/** WebKitGTK's own browser, which its packages put beside the library. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${machine}/${version}/MiniBrowser`,
  ),
);

/** Engines that the console is tried in beside Chromium: where each lies, and what it is driven with. */
const ENGINES = [
  {
    name: 'Firefox',
    variable: 'CONSOLE_FIREFOX',
    places: () => onPath(['firefox-esr', 'firefox']),
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'CONSOLE_WEBKIT',
    places: () => MINI_BROWSERS,
    needs: ['WebKitWebDriver', 'xvfb-run', 'xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

function find({ variable, places, needs }) {
  if (!needs.every((name) => onPath([name]).some(runs))) return null;
  return [process.env[variable], ...places()].find((path) => path && existsSync(path) && runs(path)) ?? null;
}

/** Packages of Debian for the engines that this machine lacks. */
export const lackingEngines = () => ENGINES.flatMap((engine) => (find(engine) ? [] : engine.packages));

function get(engine) {
  const found = find(engine);
  if (found) return found;
  installOnDebian(engine.name, engine.packages);
  return find(engine);
}

/**
 * Paths of Firefox and of WebKit's browser on this machine, each in the variable that the tests read; tries to
 * install what is missing. Of those that cannot be had it answers what to tell somebody.
 * @returns {{ paths: Record<string, string>; missing: { name: string; why: string }[] }}
 */
export function getEngines() {
  const paths = {};
  const missing = [];
  for (const engine of ENGINES) {
    const { name, variable, packages } = engine;
    const path = get(engine);
    if (path) paths[variable] = path;
    else missing.push({ name, why: `not on this machine; Debian: apt-get install ${packages.join(' ')}` });
  }
  return { paths, missing };
}
