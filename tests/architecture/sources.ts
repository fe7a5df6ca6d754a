import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** One import of a source file, whatever form it has. */
export interface Import {
  specifier: string;
  /** True when nothing of it is left in the built code. */
  typeOnly: boolean;
  /** True for `import('…')`: its code comes when it is asked for. */
  late?: true;
}

/** A parsed source file. */
export interface Source {
  /** Below the project's folder, with slashes. */
  path: string;
  /** Its text with the comments blanked out. */
  code: string;
  imports: Import[];
  /** Names of all identifiers in it. */
  identifiers: Set<string>;
  /** Every string literal. */
  texts: Set<string>;
  /** Every template literal as its fixed pieces: `a${x}b` gives `['a', 'b']`. */
  templates: string[][];
  /** Every list of three texts, and every `{ zh, en, tw }`: something that is said in three languages. */
  trios: string[][];
  /** How often it says `any`. */
  anys: number;
  /** The type of every cast in it, as it is written; `as const` is none. */
  casts: string[];
}

function literal(node: ESTree.Expression): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** A text with its places filled by nothing; `null` for anything else. */
const textOf = (node: ESTree.ArrayExpressionElement | undefined): string | null =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
    : node && node.type !== 'SpreadElement'
      ? literal(node)
      : null;

/** The texts of `{ zh: '…', en: '…', tw: '…' }`; none of any other object. */
function localTexts({ properties }: ESTree.ObjectExpression): string[] {
  const texts = ['zh', 'en', 'tw'].map((name) => {
    const property = properties.find(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
    );
    return textOf(property?.type === 'Property' ? property.value : undefined);
  });
  const said = texts.filter((text) => text !== null);
  return properties.length === texts.length && said.length === texts.length ? said : [];
}

/** Parses one file with the bundler's own parser. */
export function parse(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + code.slice(end);
  }
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    imports.push({ specifier: moduleRequest.value, typeOnly });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, typeOnly: isType });
    }
  }
  const identifiers = new Set<string>();
  const texts = new Set<string>();
  const templates: string[][] = [];
  const trios: string[][] = [];
  let anys = 0;
  const casts: string[] = [];
  const noteCast = ({ typeAnnotation: { start, end } }: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    const type = text.slice(start, end);
    if (type !== 'const') casts.push(type);
  };
  new Visitor({
    Identifier: ({ name }) => void identifiers.add(name),
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    TemplateLiteral: ({ quasis }) => void templates.push(quasis.map(({ value }) => value.cooked ?? '')),
    ArrayExpression: ({ elements }) => {
      const said = elements.map(textOf).filter((one) => one !== null);
      if (elements.length === 3 && said.length === 3) trios.push(said);
    },
    ObjectExpression: (node) => {
      const said = localTexts(node);
      if (said.length > 0) trios.push(said);
    },
    ImportExpression: ({ source }) => {
      // What cannot be read off the source can be checked by nobody.
      imports.push({ specifier: literal(source) ?? '(computed)', typeOnly: false, late: true });
    },
    TSAnyKeyword: () => void (anys += 1),
    TSAsExpression: noteCast,
    TSTypeAssertion: noteCast,
    TSImportType: ({ source }) => void imports.push({ specifier: source.value, typeOnly: true }),
  }).visit(program);
  return { path, code, imports, identifiers, texts, templates, trios, anys, casts };
}

/** All TypeScript files below a folder of the project, parsed. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => parse(relative(ROOT, file).split(sep).join('/'), readFileSync(file, 'utf8')));
}
