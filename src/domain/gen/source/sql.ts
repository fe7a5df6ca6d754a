import type { Description } from '../description';
import { draftOf } from './draft';
import type { Found } from './draft';
import { ofSqlType } from './sqlType';

const NAME = '[`"\\[]?(\\w+)[`"\\]]?';
const TABLE = new RegExp(
  `create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?(?:${NAME}\\.)?${NAME}\\s*\\(`,
  'gi',
);
const COLUMN = new RegExp(`^${NAME}\\s+(.+)$`, 's');
const KEYS = /^(?:primary|unique|foreign|constraint|index|key|check|fulltext|spatial)\b/i;
const UNIQUE = /^(?:constraint\s+\S+\s+)?unique\b[^(]*\(\s*[`"[]?(\w+)[`"\]]?\s*\)/i;
const COMMENT = /comment\s*=?\s*'((?:[^']|'')*)'/i;

const commentIn = (text: string): string => COMMENT.exec(text)?.[1]?.replaceAll("''", "'") ?? '';

/** What stands between the bracket before `from` and the one that closes it, and where that is. */
function inBrackets(sql: string, from: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let [depth, quoted, begin] = [1, false, from];
  for (let at = from; at < sql.length; at += 1) {
    const char = sql[at];
    if (char === "'") quoted = !quoted;
    if (quoted) continue;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && char === ',')) {
      parts.push(sql.slice(begin, at).trim());
      begin = at + 1;
    }
    if (depth === 0) return { parts, end: at };
  }
  return { parts: [], end: sql.length };
}

function columnOf(line: string, uniques: ReadonlySet<string>): Found[] {
  const [, name, rest = ''] = COLUMN.exec(line) ?? [];
  if (name === undefined || KEYS.test(line)) return [];
  const bare = rest.replace(COMMENT, '');
  return [
    {
      name,
      label: commentIn(rest),
      ...ofSqlType(rest),
      unique: /\bunique\b/i.test(bare) || uniques.has(name),
    },
  ];
}

/** Reads every `CREATE TABLE` of a text; none when there is none, or its brackets do not close. */
export function fromSql(sql: string): Description[] {
  const text = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(TABLE)].flatMap((match) => {
    const { parts, end } = inBrackets(text, match.index + match[0].length);
    const uniques = new Set(parts.flatMap((part) => UNIQUE.exec(part)?.[1] ?? []));
    const columns = parts.flatMap((part) => columnOf(part, uniques));
    const [after = ''] = text.slice(end).split(';');
    return columns.length === 0 ? [] : [draftOf(match[2] ?? '', commentIn(after), columns)];
  });
}
