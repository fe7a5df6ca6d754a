import type { Translate } from '@/i18n';
import { toCsv } from '@/lib/csv';
import type { CheckedLine } from './checked';
import type { CsvLine, CsvShape } from './shape';

/**
 * The lines of a file that have a problem, with their own text, their number in the file and the reason. Once mended it
 * can be imported as it is: these two columns are not read.
 */
export function problemFile(
  { columns, optional = [] }: CsvShape<string>,
  rows: readonly CsvLine<string>[],
  lines: readonly CheckedLine[],
  t: Translate,
  titleOf: (name: string) => string,
): string {
  const why = new Map(lines.filter(({ msg }) => msg !== '').map(({ line, msg }) => [line, msg]));
  const used = [...columns, ...optional.filter((title) => rows.some((row) => row[title]))];
  return toCsv<CsvLine<string>>(
    [
      ...used.map((name) => ({ title: titleOf(name), value: (row: CsvLine<string>) => row[name] })),
      { title: t('import.line'), value: ({ line }) => line },
      { title: t('import.why'), value: ({ line }) => why.get(line) },
    ],
    rows.filter(({ line }) => why.has(line)),
  );
}
