import type { ESTree, Plugin } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';

/** The texts of one property, `'ledger.in': ['流入', 'In', '流入']`, by the place of their language. */
function rowOf(property: ESTree.ObjectPropertyKind): [key: string, texts: string[]] | null {
  if (property.type !== 'Property' || property.key.type !== 'Literal') return null;
  const { key, value } = property;
  if (value.type !== 'ArrayExpression') return null;
  const texts = value.elements.map((one) => (one?.type === 'Literal' ? String(one.value) : ''));
  return texts.length === LANGUAGES.length ? [String(key.value), texts] : null;
}

/** The object behind `export const words = {…} satisfies Words`. */
function wordsIn({ body }: ESTree.Program): ESTree.ObjectExpression | null {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const init = statement.declaration.declarations[0]?.init;
    const value = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
    if (value?.type === 'ObjectExpression') return value;
  }
  return null;
}

/**
 * A words file holds all languages side by side; an import with `?lang=<language>` gets the texts of that one alone,
 * so that a browser downloads no other.
 */
export function wordsOfOneLanguage(): Plugin {
  return {
    name: 'words-of-one-language',
    // Before types are removed: an import with a query is a module of its own.
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts\?lang=/ },
      handler(code, id) {
        const lang = new URLSearchParams(id.slice(id.indexOf('?'))).get('lang');
        const column = LANGUAGES.findIndex((language) => language === lang);
        const rows = wordsIn(this.parse(code, { lang: 'ts' }))?.properties.map(rowOf);
        if (column < 0 || !rows) return this.error(`${id} holds no words in ${lang}`);
        const texts = rows.map((row) => {
          if (row) return [row[0], row[1][column]];
          return this.error(`${id}: every key has one literal text for each of ${LANGUAGES.join(', ')}`);
        });
        return {
          code: `export const words = ${JSON.stringify(Object.fromEntries(texts))};`,
          map: { mappings: '' },
          moduleType: 'js',
        };
      },
    },
  };
}
