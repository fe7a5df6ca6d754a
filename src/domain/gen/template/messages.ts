import type { Description } from '../description';
import { inThree } from '../untranslated';
import { lines, listed, quoted } from './code';

/** The file of the words; a text that is missing is marked as yet to be translated. */
export function wordsFile({ resourceName, title, fields }: Description): string {
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
