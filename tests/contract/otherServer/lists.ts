import type { Json } from './document';
import type { Rules } from './rules';
import type { Row } from './rows';
import { values } from './rows';

/** A question: what is asked, and the schema of it. */
export interface Question {
  given: Json;
  input: Json;
}

/** Rows of a question, in its order; `left` names a filter that does not count. */
export function matching(rules: Rules, rows: readonly Row[], { given, input }: Question, left = ''): Row[] {
  const fields = input['properties'] as Record<string, Json>;
  const filters = Object.entries(given).filter(
    ([name, value]) => fields[name]?.['x-filter'] && name !== left && values(value).join('') !== '',
  );
  const [from, to = ''] = (given['dateRange'] as string[] | undefined) ?? [];
  const kept = rows.filter((row) => {
    const at = String(row[(given['dateField'] ?? fields['dateField']?.['default']) as string]);
    const inDates = from === undefined || (at !== 'null' && at >= from && at <= to);
    return inDates && filters.every(([name, value]) => rules.keeps(row, name, fields[name] ?? {}, value));
  });
  return rules.inOrder(kept, String(given['orderBy'] ?? fields['orderBy']?.['default']));
}

/** What a list sends of a row: its detail is left out. */
const sentRow = (rules: Rules, { history: _old, doubles: _none, proof: _unread, ...row }: Row): Json =>
  rules.sent(row);

/** A page of the rows. */
export function page(rules: Rules, rows: readonly Row[], question: Question): Json {
  const { pageNum = 1, pageSize = 20 } = question.given;
  const found = matching(rules, rows, question);
  const list = rules.cut(found, Number(pageNum), Number(pageSize)).map((row) => sentRow(rules, row));
  return { list, total: found.length, currentPage: pageNum };
}

/** All rows of a question. */
export function exported(rules: Rules, rows: readonly Row[], { given, input }: Question): Json {
  const found = matching(rules, rows, { given: rules.exported(given), input });
  return { list: found.map((row) => sentRow(rules, row)) };
}
