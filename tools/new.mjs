/** `npm run new -- <file>`: makes resources whole from a table definition (SQL), a description, a sample record or OpenAPI (JSON). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, withModule } from './load.mjs';

const [file] = process.argv.slice(2);

/** Prints a sentence for what is wrong; nothing has been written then. */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** Says what has been made, and prints the documents anew, which needs the contract as it is now. */
function tell({ written, changed, left }) {
  for (const path of written) console.log(`written   ${path}`);
  for (const path of changed) console.log(`changed   ${path}`);
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'docs.mjs')], { stdio: 'inherit' });
  if (status !== 0) return fail('the documents could not be printed: run "npm run docs"');
  console.log('printed   docs/backend/calls.md states.md openapi.json');
  for (const line of left) console.log(`translate ${line}`);
  console.log('Then: npm run check, npm test');
}

if (file === undefined) fail('Usage: npm run new -- <file.sql | file.json>');
else {
  try {
    tell(await withModule('tools/new/make.ts', ({ make }) => make(file, root)));
  } catch (error) {
    fail(error.message);
  }
}
