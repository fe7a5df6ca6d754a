/** `npm run docs`: prints docs/backend/calls.md, states.md and openapi.json from the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withModule } from './load.mjs';

const print = (name, text) => writeFileSync(join(root, 'docs', 'backend', name), text);

await withModule('tools/contract/callsPage.ts', ({ callsPage }) => print('calls.md', callsPage()));
await withModule('tools/states/statesPage.ts', ({ statesPage }) => print('states.md', statesPage()));
await withModule('tools/openapi/document.ts', ({ openApiText }) => print('openapi.json', openApiText()));
