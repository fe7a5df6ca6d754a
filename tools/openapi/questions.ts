import { LARGEST_PAGE, USUAL_PAGE } from '@/contract/filter';
import type { FilterTerms } from '@/contract/filter';
import { filterInput, LONGEST_TEXT, MOST_VALUES } from '@/contract/filterInput';
import type { Resource } from '@/contract/resource';
import type { Commented } from '../contract/comments';
import { inputSchema } from './inputs';
import type { Parameter } from './inputs';
import { labelOf } from './labels';
import { ref } from './json';
import type { Json } from './json';

const HOW: Readonly<Record<FilterTerms['how'], string>> = {
  contains: 'The field contains the text, in any case.',
  equals: 'The field is the text.',
  oneOf: 'The field is this code or option.',
  anyOf: 'The field is one of these codes or options.',
  range: 'Bound of the field, itself included; a record without a value is in no range.',
  toggle: '`1` switches it on, `0` or nothing off.',
};

/** A part of a masked text would give it away digit by digit. */
const KEYWORD =
  "Part of the member's UID or nickname, or the whole account, phone or e-mail, in any case. No part of the latter finds.";

const sentence = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** What a filter is about: its comment, that of the field it compares, or what the console calls it. */
function saidOf(name: string, { name: resource }: Resource, comments: Commented): string {
  const label = labelOf(resource, name);
  const own = comments.part('filters').part(name).comment || comments.part('row').part(name).comment;
  return own || (label === '' ? '' : `${label}.`);
}

function filterParameters(
  name: string,
  terms: FilterTerms,
  resource: Resource,
  comments: Commented,
): Parameter[] {
  const { how } = terms;
  const field = terms.field ?? resource.row[name];
  const { dict, list } = field?.options ?? {};
  const about: Json = {
    description: name === 'memberKeyword' ? KEYWORD : sentence(saidOf(name, resource, comments), HOW[how]),
    'x-filter': how,
    ...(terms.personal ? { 'x-personal': true } : {}),
    ...(dict ? { 'x-dictionary': dict } : {}),
    ...(list ? { 'x-options': list } : {}),
  };
  const { isList, words, pattern } = filterInput(terms, field);
  const text: Json = {
    type: 'string',
    ...(words ? { enum: words } : { maxLength: LONGEST_TEXT }),
    ...(pattern ? { pattern: pattern.source } : {}),
  };
  if (how === 'range') {
    return [`${name}Min`, `${name}Max`].map((bound) => ({
      name: bound,
      schema: { ...text, 'x-field': name, ...about },
    }));
  }
  const schema = isList ? { type: 'array', items: text, maxItems: MOST_VALUES } : text;
  return [{ name, schema: { ...schema, ...about } }];
}

function dateParameters({ dates = [] }: Resource): Parameter[] {
  if (dates.length === 0) return [];
  const [first = ''] = dates;
  return [
    {
      name: 'dateField',
      schema: { type: 'string', enum: dates, default: first, description: 'What `dateRange` is about.' },
    },
    {
      name: 'dateRange',
      schema: {
        type: 'array',
        items: ref('Time'),
        minItems: 2,
        maxItems: 2,
        description: 'From and to, both included; the first must not be after the second (42207).',
      },
    },
  ];
}

const pageParameters: readonly Parameter[] = [
  {
    name: 'pageNum',
    schema: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'From 1; a page beyond the last one is empty.',
    },
  },
  {
    name: 'pageSize',
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: LARGEST_PAGE,
      default: USUAL_PAGE,
      description: 'Records of a page.',
    },
  },
];

function orderParameters({ sorts = [], order, dates = [] }: Resource): Parameter[] {
  if (sorts.length === 0) return [];
  return [
    {
      name: 'orderBy',
      schema: {
        type: 'string',
        enum: sorts.flatMap((name) => [`${name} asc`, `${name} desc`]),
        default: order ?? `${dates[0] ?? 'id'} desc`,
        description: 'Records without a value come last in both directions; equal ones are ordered by id.',
      },
    },
  ];
}

/** Parameters of a list, its figures and its export: the same for all three; figures ignore page and order. */
export function questionParameters(resource: Resource, comments: Commented): Parameter[] {
  const { filters = {}, always = {}, calls } = resource;
  const required = calls.list.query ?? {};
  const named = Object.entries(filters)
    .filter(([name]) => !required[name])
    .flatMap(([name, terms]) => filterParameters(name, terms, resource, comments));
  return [
    ...Object.entries(required).map(([name, field]) => ({
      name,
      schema: inputSchema(field, comments.part('row').part(name)),
      required: true,
    })),
    ...Object.entries(always).map(([name, value]) => ({
      name,
      schema: { const: value, description: 'Sent with every question of this list.' },
      required: true,
    })),
    ...named,
    ...dateParameters(resource),
    ...pageParameters,
    ...orderParameters(resource),
  ];
}
