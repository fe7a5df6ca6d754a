import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './site.mjs';

/** What a file of this folder that is written in TypeScript exports. */
export async function load(file) {
  const options = { root: ROOT, configFile: false, resolve: { tsconfigPaths: true } };
  return (await runnerImport(join(import.meta.dirname, file), options)).module;
}
