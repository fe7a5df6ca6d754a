import type { Description } from '../description';
import { UNTRANSLATED, inThree } from '../untranslated';
import { contractFolder, lines, listed, quoted } from './code';
import { areaFile } from './area';
import { contractFile } from './contract';
import { entriesOf } from './entries';
import { testFile } from './test';
import { viewFile } from './view';

/** The file of the words; a text that is missing is marked as yet to be translated. */
function wordsFile({ resourceName, title, fields }: Description): string {
  const row = (key: string, text: Description['title'], name = key): string =>
    listed(`  '${resourceName}.${key}': `, inThree(text, name).map(quoted), ',');
  return lines(
    "import type { Words } from '@/i18n/keys';",
    '',
    'export const words = {',
    ...fields.map(({ name, label }) => row(name, label)),
    row('about', title, resourceName),
    '} satisfies Words;',
    '',
    "declare module '@/i18n/keys' {",
    '  interface Messages extends Record<keyof typeof words, string> {}',
    '}',
  );
}

/** A file that is generated, below the folder of the project. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** Everything that makes up a resource: contract, screen, words, mock backend and test. */
export function filesOf(description: Description): GeneratedFile[] {
  const { resourceName, folder } = description;
  return [
    { path: `src/contract/${contractFolder(folder)}/${resourceName}.ts`, text: contractFile(description) },
    { path: `src/views/${folder}/${resourceName}/index.tsx`, text: viewFile(description) },
    { path: `src/views/${folder}/${resourceName}/words.ts`, text: wordsFile(description) },
    { path: `mocks/${resourceName}/area.ts`, text: areaFile(description) },
    { path: `tests/unit/mocks/${resourceName}.test.ts`, text: testFile(description) },
  ];
}

/** How to make the resource, as a text beside the files. */
function guide(description: Description): string {
  const { resourceName } = description;
  const entries = entriesOf(description).flatMap(({ path, before, text }) => [
    `Before the first \`${before.trim()}\` of \`${path}\`:`,
    '',
    '```ts',
    text.trimEnd(),
    '```',
    '',
  ]);
  return [
    `# ${resourceName}`,
    '',
    `Put \`${resourceName}.json\` into the folder of the project and run there:`,
    '',
    '```sh',
    `npm run new -- ${resourceName}.json`,
    '```',
    '',
    'It writes the files beside this one, names them, makes the entries below, and prints the documents.',
    `Texts behind \`${UNTRANSLATED.zh}\` or \`${UNTRANSLATED.tw}\` are yet to be translated. Then: \`npm test\`.`,
    '',
    ...entries,
  ].join('\n');
}

/** What is taken away from the screen of code generation: the files, the description, and what to do with it. */
export const takenAway = (description: Description): GeneratedFile[] => [
  ...filesOf(description),
  { path: `${description.resourceName}.json`, text: `${JSON.stringify(description, null, 2)}\n` },
  { path: `${description.resourceName}.md`, text: guide(description) },
];
