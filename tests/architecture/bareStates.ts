import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** A number that stands for a state. */
export interface Bare {
  /** Of the file, from 1. */
  line: number;
  /** What is compared or set there: `status` of `row.status`, `userStatus` of `user.userStatus`. */
  name: string;
  code: number;
}

/** Anything that may stand where an expression does. */
type Part = ESTree.Expression | ESTree.PrivateIdentifier | ESTree.SpreadElement | ESTree.Super;

const COMPARES = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=']);
const LOOKS_UP = new Set(['includes', 'indexOf', 'has']);

/** Helpers that are given states: `inState(3)`, `isIn(3)`, `inStates(1, 2)`, `withdrawsOf(db, id, 6)`. */
const TAKES_STATES = /^(?:is|in|isIn|has|with)(?:Status|State)(?:s|es)?$|^isIn$|^withdrawsOf$/;

/** The name of what an expression reads: `status` of `row?.status`, of `row.status ?? 0`, and of `statusOf(row)`. */
function nameOf(node: Part | null | undefined): string {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.property.type === 'Literal' ? String(node.property.value) : nameOf(node.property);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression);
    case 'LogicalExpression':
      return nameOf(node.left);
    case 'CallExpression':
      return nameOf(node.callee).replace(/Of$/, '');
    default:
      return '';
  }
}

const nameOfParameter = (node: ESTree.ParamPattern | undefined): string =>
  node?.type === 'Identifier' ? node.name : '';

/** The numbers that an expression may come to: both of `on ? 1 : 0`, and each of a list. */
function numbersIn(node: Part | null | undefined): { code: number; start: number }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number' ? [{ code: node.value, start: node.start }] : [];
    case 'ConditionalExpression':
      return [...numbersIn(node.consequent), ...numbersIn(node.alternate)];
    case 'LogicalExpression':
      return [...numbersIn(node.left), ...numbersIn(node.right)];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return numbersIn(node.expression);
    case 'ArrayExpression':
      return node.elements.flatMap(numbersIn);
    case 'NewExpression':
      return nameOf(node.callee) === 'Set' ? node.arguments.flatMap(numbersIn) : [];
    default:
      return [];
  }
}

/** The numbers that a type is made of: those of `1 | 2`. */
function numbersOfType(node: ESTree.TSType | undefined): { code: number; start: number }[] {
  if (node?.type === 'TSUnionType') return node.types.flatMap(numbersOfType);
  return node?.type === 'TSLiteralType' ? numbersIn(node.literal) : [];
}

/**
 * Numbers of a file that stand for states: compared with a state, assigned to one, looked up among some, given to a
 * helper, or named by a constant of the file that is. `isState` knows a state by its name.
 */
export function bareStates(path: string, text: string, isState: (name: string) => boolean): Bare[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** Constants of the file that are numbers, or lists of them. */
  const constants = new Map<string, { code: number; start: number }[]>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const numbers = numbersIn(init);
      if (id.type === 'Identifier' && numbers.length > 0) constants.set(id.name, numbers);
    },
  }).visit(program);

  const found = new Map<number, Bare>();
  const note = (name: string, numbers: readonly { code: number; start: number }[]): void => {
    if (!isState(name)) return;
    for (const { code, start } of numbers)
      found.set(start, { name, code, line: text.slice(0, start).split('\n').length });
  };
  const valuesOf = (node: Part | null | undefined) =>
    node?.type === 'Identifier' ? (constants.get(node.name) ?? []) : numbersIn(node);

  new Visitor({
    BinaryExpression: ({ operator, left, right }) => {
      if (!COMPARES.has(operator)) return;
      note(nameOf(left), valuesOf(right));
      note(nameOf(right), valuesOf(left));
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const { test } of cases) note(nameOf(discriminant), valuesOf(test));
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (TAKES_STATES.test(nameOf(callee)))
        for (const one of given) if (numbersIn(one).length > 0) note('status', numbersIn(one));
      if (callee.type === 'MemberExpression' && LOOKS_UP.has(nameOf(callee)))
        note(nameOf(given[0]), valuesOf(callee.object));
      const [each] = given;
      if (callee.type === 'MemberExpression' && each?.type === 'ArrowFunctionExpression')
        note(nameOfParameter(each.params[0]), valuesOf(callee.object));
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression' || left.type === 'Identifier') note(nameOf(left), valuesOf(right));
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') note(id.name, numbersIn(init));
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier') note(left.name, valuesOf(right));
    },
    ObjectExpression: ({ properties }) => {
      for (const one of properties)
        if (one.type === 'Property' && !one.computed) {
          const name = one.key.type === 'Literal' ? String(one.key.value) : nameOf(one.key);
          note(name, valuesOf(one.value));
        }
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type === 'Identifier') note(key.name, numbersOfType(typeAnnotation?.typeAnnotation));
    },
  }).visit(program);
  return [...found.values()].sort((one, other) => one.line - other.line);
}
