import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@/contract/refusals';
import { bench, signedIn } from '../mocks/operator';
import { accepts, inputs, resolved } from './matrix/document';
import type { Input, Schema } from './matrix/document';
import { sender } from './matrix/sender';
import type { Send } from './matrix/sender';
import { fittingObject, wrongFor } from './matrix/values';

const place = bench();
let send: Send;

/** What every call leaves behind, refused or not: its line, and the time of the session. */
const LEFT = new Set(['operLogs', 'operLogChain', 'sessions']);

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return typeof value === 'bigint' ? String(value) : value;
};

/** All tables and balances as one short text. */
function digest(): string {
  const { ledger, areas: _areas, ...tables } = place.db;
  const kept = Object.entries(tables).filter(([name]) => !LEFT.has(name));
  const text = JSON.stringify([kept, [...ledger.accounts()]], plain);
  return createHash('sha1').update(text).digest('hex');
}

let before = '';

beforeAll(async () => {
  send = sender(place, (await signedIn(place, 'admin')).token);
  before = digest();
});

/** Values of a query are texts: what reads like a valid one is valid. */
function isWrongText(schema: Schema, value: unknown): boolean {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (items.some((one) => one === null || one === '' || typeof one === 'object') || items.length === 0)
    return false;
  const digits = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return ![Array.isArray(value) ? items.map(String) : String(value), digits].some((one) =>
    accepts(schema, one),
  );
}

/** The same for a part of a form; a text in the place of a file is wrong. */
const isWrongPart = (schema: Schema, value: unknown): boolean =>
  schema.format === 'binary'
    ? typeof value === 'number'
    : !Array.isArray(value) && isWrongText(schema, value);

/** Whether a question is asked with this call: empty texts of it are not given. */
const isQuestion = ({ schema }: Input): boolean => schema.properties?.['pageSize'] !== undefined;

const WRONG_AS = { query: isWrongText, form: isWrongPart } as const;

/** By description of a field: what it must refuse, and how often it was met. */
const tried = new Map<string, { wrong: readonly unknown[]; met: number }>();

/** Values that a field must refuse: all for each description of a field, in turn one of them where the same stood before. */
function valuesFor(input: Input, name: string, schema: Schema): readonly unknown[] {
  const isAsked = isQuestion(input);
  const description = JSON.stringify({ ...resolved(schema), description: '' });
  const kind = [input.media, isAsked, name, description].join(' ');
  const known = tried.get(kind);
  if (known) return known.wrong.length > 0 ? [known.wrong[known.met++ % known.wrong.length]] : [];
  const wrong = wrongFor(schema).filter((value) =>
    input.media === 'json' ? !(value === '' && isAsked) : WRONG_AS[input.media](schema, value),
  );
  tried.set(kind, { wrong, met: 0 });
  return wrong;
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);

/** Names that a refusal of a field may give: its own, and those of what is nested in it. */
const namesIn = (name: string, given: Schema): string[] => {
  const { properties = {}, items } = resolved(given);
  return [name, ...Object.keys(properties), ...(items ? namesIn(name, items) : []), 'noSuchField'];
};

/** Sends what has to be refused. @returns what was answered instead; empty when it was refused, and the field named */
async function fault(input: Input, given: object, name: string, schema: Schema, value: unknown) {
  const { code, data } = await send(input, given);
  const [named = ''] = Object.keys(data?.fields ?? {});
  const isReason = code === Refusal.reasonTooShort && typeof (value ?? '') === 'string';
  if (isReason || (code === Refusal.invalidInput && namesIn(name, schema).includes(named))) return [];
  return [`${name}: ${shown(value)} is answered with ${code}, naming "${named}"`];
}

test.each(inputs.map((input) => [input.route, input] as const))(
  '%s refuses every value that its description does not allow, and names the field',
  async (_, input) => {
    const { properties = {}, required = [] } = input.schema;
    const base = fittingObject(input.schema);
    expect(accepts(input.schema, base)).toBe(true);
    const faults = await fault(input, { ...base, noSuchField: '1' }, 'noSuchField', {}, '1');
    for (const name of required) {
      const { [name]: _left, ...rest } = base;
      faults.push(...(await fault(input, rest, name, properties[name] ?? {}, undefined)));
    }
    for (const [name, schema] of Object.entries(properties)) {
      for (const value of valuesFor(input, name, schema)) {
        faults.push(...(await fault(input, { ...base, [name]: value }, name, schema, value)));
      }
      if (input.media !== 'form') continue;
      const twice = [base[name], base[name]];
      faults.push(...(await fault(input, { ...base, [name]: twice }, name, schema, twice)));
    }
    expect(faults).toEqual([]);
  },
);

afterAll(() => {
  expect(digest()).toBe(before);
});
