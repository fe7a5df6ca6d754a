import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { readAnswer } from '@/contract/field/read';
import { readPage } from '@/contract/page';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { RESOURCES } from './resources';
import { sampleOf, sampleRecord } from './samples';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/contract/**/*.ts', { eager: true });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is Call => isObject(value) && 'method' in value && 'path' in value;

const exported = Object.values(modules).flatMap((module) => Object.values(module));

/** A call with what its answer is made of. */
export interface Answering {
  name: string;
  path: string;
  /** Parameters that tell it from other calls of the same path. */
  params: Readonly<Record<string, string>>;
  /** Fields of a row, when the answer is a page of a list. */
  row?: Shape;
  /** What any other answer is described by; missing when nothing of it is read. */
  answer?: Shape | Field;
}

/** Parameters that can have one value only. */
const fixedParams = ({ query = {} }: Call): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, { options }]) =>
      options.choices?.length === 1 && options.choices[0] !== undefined ? [[name, options.choices[0]]] : [],
    ),
  );

function ofResource(resource: Resource): Answering[] {
  const { name, row, always = {}, calls } = resource;
  return Object.entries(calls).map(([verb, { path, answer }]) => {
    const call = { name: `${name}.${verb}`, path, params: always };
    if (verb === 'list' || verb === 'export') return { ...call, row };
    if (verb === 'get') return { ...call, answer: shapeOf(resource, 'detail') };
    if (verb === 'summary') return { ...call, answer: shapeOf(resource, 'summary') };
    return { ...call, answer };
  });
}

const ofNoResource = exported.filter(isCall).map((call): Answering => ({
  name: [call.path, ...Object.values(fixedParams(call))].join(' '),
  path: call.path,
  params: fixedParams(call),
  answer: call.answer,
}));

/** Every call of the contract. */
const CALLS: readonly Answering[] = [...RESOURCES.flatMap(ofResource), ...ofNoResource];

/** The call that a request makes: of several with its path, the one whose parameters it has. */
export function callOf(path: string, params: URLSearchParams): Answering | undefined {
  return CALLS.filter(
    (call) =>
      call.path === path && Object.entries(call.params).every(([name, value]) => params.get(name) === value),
  ).toSorted((a, b) => Object.keys(b.params).length - Object.keys(a.params).length)[0];
}

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/** Labels for the codes that samples have. */
const DICTIONARY = [
  { key: '1', value: '一', isDefault: 1 },
  { key: 'A', value: '甲', isDefault: 0 },
];

/** A good answer. */
export function goodAnswer({ path, row, answer }: Answering, params: URLSearchParams): unknown {
  if (path === 'dict/data/getDictData') return { info: { name: '', remark: '' }, values: DICTIONARY };
  if (path === 'common/options') return { [params.get('type') ?? '']: [{ key: 'USDT', value: 'USDT' }] };
  if (row) return { list: [sampleRecord(row, 1), sampleRecord(row, 2)], total: 2 };
  if (!answer) return null;
  return isField(answer) ? sampleOf(answer, 1) : sampleRecord(answer, 1);
}

/** Whether the client can make anything of an answer. */
export function canBeRead({ row, answer }: Answering, data: unknown): boolean {
  if (row) return readPage(row, data) !== null;
  return answer === undefined || readAnswer(answer, data).ok;
}
