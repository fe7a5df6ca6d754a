/**
 * `npm run docs`: prints docs/backend/calls.md, states.md and openapi.json, and docs/operators/screens.*.md, from the contract.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withLoader } from './load.mjs';

const print = (name, text, folder = 'backend') => writeFileSync(join(root, 'docs', folder, name), text);

await withLoader(async (load) => {
  const { callsPage } = await load('tools/contract/callsPage.ts');
  print('calls.md', callsPage());
  const { statesPage } = await load('tools/states/statesPage.ts');
  print('states.md', statesPage());
  const { openApiText } = await load('tools/openapi/document.ts');
  print('openapi.json', openApiText());
  const { screensPage } = await load('tools/manual/screensPage.ts');
  for (const language of ['zh-cn', 'en', 'zh-tw'])
    print(`screens.${language}.md`, screensPage(language), 'operators');
});
