import type { Description } from '../description';
import { lines, listed, quoted } from './code';

/** The file of the words; a text that is missing is the first of those that are there. */
export function wordsFile({ resourceName, title, fields }: Description): string {
  const row = (key: string, { zh, en, tw }: Description['title']): string =>
    listed(
      `  '${resourceName}.${key}': `,
      [zh || key, en || zh || key, tw || zh || key].map((text) => quoted(text.trim())),
      ',',
    );
  return lines(
    "import type { Words } from '@/i18n/keys';",
    '',
    'export const words = {',
    ...fields.map(({ name, label }) => row(name, label)),
    row('about', title),
    '} satisfies Words;',
    '',
    "declare module '@/i18n/keys' {",
    '  interface Messages extends Record<keyof typeof words, string> {}',
    '}',
  );
}
