import * as v from 'valibot';
import type { Field, Shape } from '@/contract/field/field';
import { strictShape } from '@/contract/field/strict';
import { answerOf } from '../contract/answers';
import type { DescribedCall } from '../contract/described';

/** Anything with names. */
export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text: texts as they are, anything else as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/** `list.12.fee` → `list[].fee`: one line for all rows. */
const withoutNumbers = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '[]');

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

const TYPES: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', Array: 'a list' };

/** What a value has to be: in the words of the contract, else by its type or its form. */
const wanted = ({ message, expected }: v.BaseIssue<unknown>): string =>
  message.startsWith('Invalid') ? (TYPES[expected ?? ''] ?? expected ?? message) : message;

/** Where a value is not what the schema says; one line for each field. */
function schemaFaults(schema: v.GenericSchema, value: unknown, at: string): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = withoutNumbers(`${at}.${v.getDotPath(issue) ?? ''}`.replace(/\.$/, ''));
    if (!byPath.has(path))
      byPath.set(path, `${path}: came ${shown(issue.input)}; the contract says ${wanted(issue)}`);
  }
  return [...byPath.values()];
}

/** Where a record is not what a server has to send; empty where it is. */
export const shapeFaults = (shape: Shape, value: unknown, at = 'data'): string[] =>
  schemaFaults(strictShape(shape), value, at);

function undescribedInField({ options: { shape, of } }: Field, value: unknown, at: string): string[] {
  if (shape) {
    if (!Array.isArray(value)) return undescribed(shape, value, at);
    return value.flatMap((item) => undescribed(shape, item, `${at}[]`));
  }
  if (!of || !isRow(value)) return [];
  return Object.values(value).flatMap((item) => undescribedInField(of, item, `${at}.*`));
}

/** Fields of an answer that are not described, at any depth. */
export function undescribed(shape: Shape, value: unknown, at = 'data'): string[] {
  if (!isRow(value)) return [];
  const found = Object.entries(value).flatMap(([name, item]) => {
    const field = shape[name];
    return field ? undescribedInField(field, item, `${at}.${name}`) : [`${at}.${name}`];
  });
  return [...new Set(found)];
}

/** What is wrong with an answer. */
export interface AnswerFaults {
  faults: string[];
  undescribed: string[];
}

const ofShape = (shape: Shape, value: unknown, at: string): AnswerFaults => ({
  faults: shapeFaults(shape, value, at),
  undescribed: undescribed(shape, value, at),
});

function ofRows(shape: Shape, data: unknown): AnswerFaults {
  const list = isRow(data) ? data['list'] : undefined;
  if (!Array.isArray(list))
    return { faults: [`data.list: came ${shown(list)}; the contract says a list`], undescribed: [] };
  return {
    faults: schemaFaults(v.array(strictShape(shape)), list, 'data.list'),
    undescribed: [...new Set(list.flatMap((row: unknown) => undescribed(shape, row, 'data.list[]')))],
  };
}

/** Holds the data of a success to the description of its call. */
export function answerFaults({ call, of }: DescribedCall, data: unknown): AnswerFaults {
  if (of) {
    const { row, detail, summary = {}, unexported = [] } = of.resource;
    if (of.verb === 'list') return ofRows(row, data);
    if (of.verb === 'export') {
      const kept = Object.entries(row).filter(([name]) => !unexported.includes(name));
      return ofRows(Object.fromEntries(kept), data);
    }
    if (of.verb === 'get') return ofShape({ ...row, ...detail }, data, 'data');
    if (of.verb === 'summary') return ofShape(summary, data, 'data');
  }
  const answer = answerOf(call);
  if (!answer) {
    const faults = data === null ? [] : [`data: null is expected, is ${shown(data)}`];
    return { faults, undescribed: [] };
  }
  return isField(answer)
    ? {
        faults: schemaFaults(answer.strict, data, 'data'),
        undescribed: undescribedInField(answer, data, 'data'),
      }
    : ofShape(answer, data, 'data');
}
