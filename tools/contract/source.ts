import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** A constant of a file, with the comment before it. */
interface Declared {
  value: ESTree.Expression;
  comment: string;
}

/** A parsed file of the contract. */
export interface ContractFile {
  path: string;
  /** Constants by name. */
  declared: ReadonlyMap<string, Declared>;
  /** Imported names, with the file and the name there. */
  imported: ReadonlyMap<string, { file: string; name: string }>;
  /** The comment that ends right before a position; empty without one. */
  commentBefore(position: number): string;
}

/** The text of a TSDoc comment without its stars and tags. */
const textOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('@'))
    .join(' ')
    .trim();

function fileOf(path: string): ContractFile {
  const code = readFileSync(path, 'utf8');
  const { program, comments, module } = parseSync(path, code);
  const commentBefore = (position: number): string => {
    const found = comments.findLast(({ end }) => end <= position && code.slice(end, position).trim() === '');
    return found?.type === 'Block' && found.value.startsWith('*') ? textOf(found.value) : '';
  };
  const declared = new Map<string, Declared>();
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of inner.declarations) {
      if (id.type === 'Identifier' && init) {
        declared.set(id.name, { value: init, comment: commentBefore(statement.start) });
      }
    }
  }
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const file = posix.join(posix.dirname(path), `${moduleRequest.value}.ts`);
      return moduleRequest.value.startsWith('.')
        ? entries.map(
            ({ importName, localName }) =>
              [localName.value, { file, name: importName.name ?? localName.value }] as const,
          )
        : [];
    }),
  );
  return { path, declared, imported, commentBefore };
}

const files = new Map<string, ContractFile>();

/** A file of the contract, below the project's folder; parsed once. */
export function contractFile(path: string): ContractFile {
  const known = files.get(path) ?? fileOf(path);
  files.set(path, known);
  return known;
}
