import type { Description } from '../description';
import { areaFile } from './area';
import { contractFile } from './contract';
import { entriesOf } from './entries';
import { testFile } from './test';
import { viewFile } from './view';
import { wordsFile } from './messages';

/** A file that is generated, below the folder of the project. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** What is left to do by hand, as a text beside the files. */
function guide(description: Description): string {
  const entries = entriesOf(description).flatMap(({ path, before, text }) => [
    `## ${path}`,
    '',
    `Before the first \`${before.trim()}\`:`,
    '',
    '```',
    text.trimEnd(),
    '```',
    '',
  ]);
  return [`# ${description.resourceName}`, '', ...entries, 'Then: `npm run docs`, `npm test`.', ''].join(
    '\n',
  );
}

/** Everything that makes up a resource: contract, screen, words, mock backend, test, and what to enter elsewhere. */
export function filesOf(description: Description): GeneratedFile[] {
  const { resourceName, folder } = description;
  return [
    { path: `src/contract/${folder}/${resourceName}.ts`, text: contractFile(description) },
    { path: `src/views/${folder}/${resourceName}/index.tsx`, text: viewFile(description) },
    { path: `src/views/${folder}/${resourceName}/words.ts`, text: wordsFile(description) },
    { path: `mocks/${resourceName}/area.ts`, text: areaFile(description) },
    { path: `tests/unit/mocks/${resourceName}.test.ts`, text: testFile(description) },
    { path: `${resourceName}.md`, text: guide(description) },
  ];
}
