import { menuRecord } from '@/contract/shell/menu';
import { isNumericDict } from '@/contract/field/dictionaries';
import { commentsOf } from '../contract/comments';
import { FILTERED } from '@/contract/implied';
import { describedCalls, describedResources } from '../contract/described';
import type { DescribedResource } from '../contract/described';
import { capital, NAMED_SHAPES, plainShape } from './fields';
import { flowExtension } from './flows';
import { described, ref } from './json';
import type { Json } from './json';
import { closedObject } from './inputs';
import { kindSchemas } from './kinds';
import { labelOf } from './labels';
import { questionParameters } from './questions';
import { wireSchema } from './wire';
import { refusalCodes, wireCode } from './words';
import type { Dictionary } from './words';

/** Values of `component`: the frame's own, and every screen. */
const menuComponents: readonly string[] = [
  'layout/routerView/parent',
  'layout/routerView/link',
  'layout/routerView/iframes',
  ...Object.keys(import.meta.glob('../../src/views/**/index.tsx')).map((file) =>
    file.replace('../../src/views/', '').replace('.tsx', ''),
  ),
];

/** A name of each code for generators of code: its English words run together, with the code where two are alike. */
function codeNames(codes: Dictionary['codes']): string[] {
  const names = codes.map(({ words }) =>
    words.en.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, first: string) => first.toUpperCase()),
  );
  return names.map((name, at) => {
    const isPlain = /^[A-Z]/.test(name) && names.indexOf(name) === names.lastIndexOf(name);
    return isPlain
      ? name
      : `${name.replace(/^(?=\d|$)/, 'Code')}${codes[at]?.code.replace(/\W/g, '_') ?? ''}`;
  });
}

function dictionarySchema({ type, name, codes }: Dictionary): Json {
  const valueOf = (code: string) => wireCode(type, code);
  const final = codes.filter(({ isFinal }) => isFinal);
  return {
    title: name,
    type: isNumericDict(type) ? 'integer' : 'string',
    enum: codes.map(({ code }) => valueOf(code)),
    'x-enum-varnames': codeNames(codes),
    'x-enum-descriptions': codes.map(({ words }) => words.en),
    'x-words': Object.fromEntries(codes.map(({ code, words }) => [code, words])),
    'x-default': codes.filter(({ isDefault }) => isDefault).map(({ code }) => valueOf(code))[0],
    ...(final.length > 0 ? { 'x-final': final.map(({ code }) => valueOf(code)) } : {}),
  };
}

/** Where the comments of shared records are. */
const SHARED: Readonly<Record<string, readonly [file: string, exportName: string]>> = {
  LedgerLine: ['src/contract/block/ledger.ts', 'ledgerLine'],
  ReviewStep: ['src/contract/block/review.ts', 'reviewStep'],
  FieldChange: ['src/contract/block/review.ts', 'fieldChange'],
  BulkAnswer: ['src/contract/call.ts', 'bulkAnswer'],
};

/** Resources whose filters may, or have to, travel in a body. */
const inBody = new Set(
  describedCalls.flatMap(({ call, of }) =>
    of && call.method === 'POST' && FILTERED.has(of.verb) ? [of.resource] : [],
  ),
);

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const withFields = (schema: Json, each: (name: string, field: Json) => Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).map(([name, field]) => [
      name,
      isJson(field) ? each(name, field) : field,
    ]),
  ),
});

/** The same with what the console calls each field. */
const labelled = (schema: Json, resource: string): Json =>
  withFields(schema, (name, field) => {
    const label = labelOf(resource, name);
    return label === '' ? field : { ...field, 'x-label': label };
  });

/** Figures have the console's words where no comment says more. */
const figuresSchema = (schema: Json, resource: string): Json =>
  withFields(schema, (name, field) => {
    const label = labelOf(resource, name);
    return 'description' in field || label === '' ? field : { ...field, description: `${label}.` };
  });

function resourceSchemas({ file, exportName, resource }: DescribedResource): Record<string, Json> {
  const { name, row, detail, summary } = resource;
  const comments = commentsOf(file, exportName);
  const title = capital(name);
  return {
    [`${title}Row`]: {
      ...described(labelled(plainShape(row, comments.part('row')), name), comments.comment),
      ...flowExtension(resource),
    },
    [`${title}Page`]: pageOf(ref(`${title}Row`)),
    ...(detail
      ? {
          [`${title}Detail`]: {
            allOf: [ref(`${title}Row`), labelled(plainShape(detail, comments.part('detail')), name)],
          },
        }
      : {}),
    ...(inBody.has(resource)
      ? { [`${title}Question`]: closedObject(questionParameters(resource, comments)) }
      : {}),
    ...(summary
      ? { [`${title}Figures`]: figuresSchema(plainShape(summary, comments.part('summary')), name) }
      : {}),
  };
}

const pageOf = (row: Json): Json => ({
  type: 'object',
  properties: {
    list: { type: 'array', items: row, description: 'The rows of the page.' },
    total: { type: 'integer', minimum: 0, description: 'Over all pages.' },
    currentPage: { type: 'integer', minimum: 1, description: 'The page that was asked for.' },
  },
  required: ['list', 'total', 'currentPage'],
});

const refusal: Json = {
  description: 'Every answer that is no success. `msg` is in the language of the request.',
  type: 'object',
  properties: {
    code: ref('RefusalCode', 'Why it was refused.'),
    msg: { type: 'string', description: 'The same in words, for the operator.' },
    data: {
      description:
        'With 40000 and 40905 `fields`, a message for each wrong field; with 40900 `current`, the record as it ' +
        'is now; with 40901 who decided and when; of several records that were all refused, what a success ' +
        'would answer. Else `null`.',
    },
  },
  required: ['code', 'msg'],
};

/** Every schema of the document, by name. */
export function componentSchemas(dictionaries: readonly Dictionary[]): Record<string, Json> {
  const shared = Object.fromEntries(
    [...NAMED_SHAPES].flatMap(([shape, name]) => {
      const [file, exportName] = SHARED[name] ?? [];
      if (file === undefined || exportName === undefined) return [];
      const comments = commentsOf(file, exportName);
      return [[name, described(plainShape(shape, comments), comments.comment)]];
    }),
  );
  const menuComments = commentsOf('src/contract/shell/menu.ts', 'menuRecord');
  return {
    ...kindSchemas,
    ...shared,
    MenuRecord: {
      ...described(wireSchema(menuRecord, 'MenuRecord', menuComments), menuComments.comment),
      'x-components': menuComponents,
    },
    RefusalCode: refusalCodes,
    Refusal: refusal,
    ...Object.assign({}, ...describedResources.map(resourceSchemas)),
    ...Object.fromEntries(dictionaries.map((one) => [one.type, dictionarySchema(one)])),
  };
}
