import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage, translate } from '@/i18n';
import { toCsv } from '@/lib/csv';
import { textOf } from '@/ui/cell/value';
import type { Column, FormatCode } from './column';
import { exportName } from './exportName';
import { formatLabel } from '../field/label';
import type { Label } from '../field/label';
import { dictQuery, dictLabel } from '../cell/useDict';

/** Milliseconds that the browser gets to read a downloaded file. */
const READ_WITHIN = 60_000;

/** The heading of a part of an export: no two parts of one export have the same. */
export function headingOf({ label, under }: { label: Label; under?: Label | undefined }): string {
  const part = formatLabel(label);
  return under ? translate('crud.partOf', { column: formatLabel(under), part }) : part;
}

/** The rows as CSV: the given columns in their order, codes as labels of their dictionaries. */
function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], word: FormatCode): string {
  const parts = columns.flatMap(({ csv }) => csv ?? []);
  return toCsv(
    parts.map(({ label, under, value, isNumber }) => ({
      title: headingOf({ label, under }),
      value: (row: Row) => value(row, word),
      isNumber,
    })),
    rows,
  );
}

/** Loads the dictionaries of the columns; when one cannot be loaded, its codes are exported unchanged. */
export async function loadWords(
  client: QueryClient,
  columns: readonly { dicts?: readonly string[] }[],
): Promise<FormatCode> {
  const types = [...new Set(columns.flatMap(({ dicts }) => dicts ?? []))];
  const loaded = await Promise.allSettled(
    types.map(async (type) => [type, await client.fetchQuery(dictQuery(type))] as const),
  );
  const language = currentLanguage();
  const words = new Map(
    loaded
      .filter((result) => result.status === 'fulfilled')
      .flatMap(({ value: [type, values] }) =>
        values.map((entry) => [`${type} ${entry.key}`, dictLabel(entry, language)] as const),
      ),
  );
  return (type, code) => words.get(`${type} ${textOf(code) ?? ''}`) ?? textOf(code) ?? '';
}

/** Starts a download of a text, or of the bytes of a file. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read the file long after the click, for instance when they ask where to save it.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN);
}

/** Downloads rows with the columns on screen. */
export async function downloadCsv<Row>(
  client: QueryClient,
  resource: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const word = await loadWords(client, columns);
  download(exportName(resource), csvOf(columns, rows, word), 'text/csv;charset=utf-8');
}
