import type { ESTree } from 'vite';
import { contractFile } from './source';
import type { ContractFile } from './source';

/** An expression of the contract's source, with the file whose names it uses. */
interface Place {
  value: ESTree.Expression;
  file: ContractFile;
}

/** What the source says about a value of the contract: its own comment, and those of its properties. */
export interface Commented {
  comment: string;
  /** Properties of the object, or of the object that a maker such as `records` gets. */
  part(name: string): Commented;
}

export const NOTHING: Commented = { comment: '', part: () => NOTHING };

/** What a name stands for, in its own file or in the one it is imported from. */
function declarationOf(name: string, file: ContractFile): (Place & { comment: string }) | null {
  const own = file.declared.get(name);
  if (own) return { ...own, file };
  const from = file.imported.get(name);
  return from ? declarationOf(from.name, contractFile(from.file)) : null;
}

const isExpression = (node: ESTree.Argument): node is ESTree.Expression => node.type !== 'SpreadElement';

/** The object that an expression makes; makers are followed into their arguments, then into their bodies. */
function objectOf({ value, file }: Place): { object: ESTree.ObjectExpression; file: ContractFile } | null {
  switch (value.type) {
    case 'ObjectExpression':
      return { object: value, file };
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return objectOf({ value: value.expression, file });
    case 'Identifier': {
      const declared = declarationOf(value.name, file);
      return declared && objectOf(declared);
    }
    case 'MemberExpression': {
      const found = memberOf(value, file);
      return found && objectOf(found);
    }
    case 'ArrowFunctionExpression':
      return value.body.type === 'BlockStatement' ? null : objectOf({ value: value.body, file });
    case 'CallExpression': {
      for (const argument of value.arguments.filter(isExpression)) {
        const found = objectOf({ value: argument, file });
        if (found) return found;
      }
      return objectOf({ value: value.callee, file });
    }
    default:
      return null;
  }
}

/** `receiving.walletCode`, with the comment of that property. */
function memberOf(
  { object, property }: ESTree.MemberExpression,
  file: ContractFile,
): (Place & { comment: string }) | null {
  if (object.type === 'Super' || property.type !== 'Identifier') return null;
  return partsOf({ value: object, file }).get(property.name) ?? null;
}

/** Comment of the constant that is named or called: `history`, `exports('post')`. */
function nameComment(value: ESTree.Expression, file: ContractFile): string {
  const name = value.type === 'CallExpression' ? value.callee : value;
  return name.type === 'Identifier' ? (declarationOf(name.name, file)?.comment ?? '') : '';
}

/** Properties of the object that an expression makes, spread ones included. */
function partsOf(place: Place): Map<string, Place & { comment: string }> {
  const found = objectOf(place);
  const parts = new Map<string, Place & { comment: string }>();
  if (!found) return parts;
  const { object, file } = found;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      const spread = partsOf({ value: property.argument, file });
      // A comment on one property alone belongs to it.
      const own = file.commentBefore(property.start);
      const shared = spread.size === 1 ? own || nameComment(property.argument, file) : '';
      for (const [name, part] of spread)
        parts.set(name, { ...part, comment: (own && shared) || part.comment || shared });
    } else if (property.key.type === 'Identifier' || property.key.type === 'Literal') {
      const name = property.key.type === 'Identifier' ? property.key.name : String(property.key.value);
      parts.set(name, { value: property.value, file, comment: file.commentBefore(property.start) });
    }
  }
  return parts;
}

/** Files whose makers say something about their parameters, and nothing about the field or call. */
const MAKERS = /^src\/contract\/(?:field\/(?!body)|call|filter|guard)/;

/** Comment of what a property refers to, when it has none of its own: `reason: reason()`, `optional(a.b)`. */
function referredComment({ value, file }: Place): string {
  if (value.type === 'Identifier') return declarationOf(value.name, file)?.comment ?? '';
  if (value.type === 'MemberExpression') return memberOf(value, file)?.comment ?? '';
  if (value.type !== 'CallExpression') return '';
  for (const argument of value.arguments.filter(isExpression)) {
    if (argument.type !== 'ObjectExpression') {
      const found = referredComment({ value: argument, file });
      if (found) return found;
    }
  }
  const maker = value.callee.type === 'Identifier' ? declarationOf(value.callee.name, file) : null;
  return maker && !MAKERS.test(maker.file.path) ? maker.comment : '';
}

const commented = (place: Place & { comment: string }): Commented => ({
  comment: place.comment || referredComment(place),
  part: (name) => {
    const part = partsOf(place).get(name);
    return part ? commented(part) : NOTHING;
  },
});

/** Comments of an exported value of a file of the contract. */
export function commentsOf(file: string, exportName: string): Commented {
  const declared = declarationOf(exportName, contractFile(file));
  return declared ? commented(declared) : NOTHING;
}
