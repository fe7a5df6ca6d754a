import { describe, expect, test } from 'vitest';
import { headingOf } from '@/crud/list/exportCsv';
import { formatLabel } from '@/crud/field/label';
import { rowColumns } from '@/domain/kit/columnKit';
import { setLanguage } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { RESOURCES } from '../bent/resources';

/** Those that stand more than once. */
const repeated = (words: readonly string[]): string[] =>
  words.filter((word, place) => words.indexOf(word) !== place);

describe.each(LANGUAGES)('%s', (language) => {
  test.each(RESOURCES.map((resource) => [resource.name, resource] as const))(
    'no two columns of %s have one heading, in the list or in an export',
    async (_, resource) => {
      await setLanguage(language);
      const columns = rowColumns(resource).columns([]);
      expect(repeated(columns.map(({ label }) => formatLabel(label)))).toEqual([]);
      expect(repeated(columns.flatMap(({ csv }) => csv ?? []).map(headingOf))).toEqual([]);
    },
  );
});
