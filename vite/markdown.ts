/** The Markdown that the operators' documents are written in: headings, paragraphs, lists, tables, bold, code and links. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What stands within a line. A link leads to another of these documents, which becomes a page beside this one. */
function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\[([^\]]+)\]\(([\w.-]+)\.md(#[^)\s]*)?\)/g, (_, name, file, part = '') => {
      return `<a href="${file}.html${part}">${name}</a>`;
    });
}

/** The anchor of a heading, as the common hosts of Markdown make it. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const cells = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function table(rows: string[]): string {
  const [head = '', , ...body] = rows;
  const line = (tag: string, row: string) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${line('th', head)}</thead><tbody>${body.map((row) => line('td', row)).join('')}</tbody></table>`;
}

/** Entries of a list; a line that begins with none goes on with the one before. */
function list(tag: string, lines: string[]): string {
  const entries: string[] = [];
  for (const line of lines) {
    const [, text] = /^(?:- |\d+\. )(.*)$/.exec(line) ?? [];
    if (text === undefined) entries.push(`${entries.pop() ?? ''} ${line.trim()}`);
    else entries.push(text);
  }
  return `<${tag}>${entries.map((entry) => `<li>${inline(entry)}</li>`).join('')}</${tag}>`;
}

function block(lines: string[]): string {
  const [first = ''] = lines;
  const [, marks = '', title = ''] = /^(#{1,3}) (.+)$/.exec(first) ?? [];
  if (marks) {
    const rest = lines.slice(1);
    const heading = `<h${marks.length} id="${anchor(title)}">${inline(title)}</h${marks.length}>`;
    return rest.length > 0 ? `${heading}\n${block(rest)}` : heading;
  }
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('- ')) return list('ul', lines);
  if (/^\d+\. /.test(first)) return list('ol', lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** A document's first heading, as text of a page. @throws Error where it begins with none */
export function titleOf(text: string): string {
  const [, title] = /^# (.+)\n/.exec(text) ?? [];
  if (title === undefined) throw new Error('A document begins with its title');
  return escaped(title);
}

/** A document as HTML. Everything that is not Markdown in it is text. */
export function htmlOf(text: string): string {
  const blocks = text.split(/\n{2,}/).map((part) => part.split('\n').filter((line) => line.trim() !== ''));
  return blocks
    .filter((lines) => lines.length > 0)
    .map(block)
    .join('\n');
}
