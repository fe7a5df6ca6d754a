/**
 * `npm run docs`: prints docs/backend/calls.md, states.md and openapi.json, and docs/operators/screens.*.md, from the contract.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withModule } from './load.mjs';

const print = (name, text, folder = 'backend') => writeFileSync(join(root, 'docs', folder, name), text);

await withModule('tools/contract/callsPage.ts', ({ callsPage }) => print('calls.md', callsPage()));
await withModule('tools/states/statesPage.ts', ({ statesPage }) => print('states.md', statesPage()));
await withModule('tools/openapi/document.ts', ({ openApiText }) => print('openapi.json', openApiText()));
await withModule('tools/manual/screensPage.ts', ({ screensPage }) => {
  for (const language of ['zh-cn', 'en', 'zh-tw'])
    print(`screens.${language}.md`, screensPage(language), 'operators');
});
