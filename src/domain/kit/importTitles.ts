import type { Resource } from '@/contract/resource';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import type { Titles } from '@/crud/import/heads';
import { messagesIn } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { areasOf } from '@/kernel/words';

/** What names the columns of an import: the words of its screen's fields. */
interface Named {
  resource: Pick<Resource, 'name' | 'view'>;
  columns: readonly string[];
  /** The field whose label a column has, where it is another one. */
  places?: Readonly<Record<string, string>> | undefined;
}

const labelOf = ({ resource, places = {} }: Named, column: string) =>
  fieldLabel(resource.name, places[column] ?? column);

/** The title of a column in the current language. */
export const importTitle = (named: Named, column: string): string => formatLabel(labelOf(named, column));

/** The titles of all columns in all languages. */
export async function importTitles(named: Named): Promise<Titles> {
  const areas = [...areasOf(named.resource.view ?? ''), 'csvImport'] as const;
  const bundles = await Promise.all(
    LANGUAGES.map(async (language) =>
      Object.fromEntries(
        (await Promise.all(areas.map((area) => messagesIn(language, area)))).flatMap((words) =>
          Object.entries(words),
        ),
      ),
    ),
  );
  const inAll = (keys: readonly string[]) =>
    bundles.flatMap((words) => keys.flatMap((key) => words[key] ?? []).slice(0, 1));
  return {
    of: Object.fromEntries(named.columns.map((column) => [column, inAll(labelOf(named, column).keys)])),
    added: [...inAll(['import.line']), ...inAll(['import.why'])],
  };
}
