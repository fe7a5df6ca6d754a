import { DATE_SPANS } from './dateSpans';
import type { FilterTerms } from './filter';
import { filterInput, LONGEST_TEXT, MOST_VALUES } from './filterInput';
import type { FilterInput } from './filterInput';
import type { Resource } from './resource';

type List = Pick<Resource, 'row' | 'filters' | 'dates' | 'sorts'>;

type Takes = (value: string) => boolean;

const STAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const takesInput =
  ({ words, pattern }: FilterInput): Takes =>
  (value) =>
    value !== '' &&
    value.length <= LONGEST_TEXT &&
    words?.includes(value) !== false &&
    pattern?.test(value) !== false;

/** The parameters of one filter; those about persons stand in no address. */
function parametersOf(name: string, terms: FilterTerms, { row }: List): [string, Takes][] {
  if (terms.personal) return [];
  const input = filterInput(terms, terms.field ?? row[name]);
  const takes = takesInput(input);
  if (terms.how !== 'range') return [[input.isList ? `${name}[]` : name, takes]];
  return [
    [`${name}Min`, takes],
    [`${name}Max`, takes],
  ];
}

/** What an address may say about what a list shows: its filters, its dates and its order. */
function takenBy(list: List): ReadonlyMap<string, Takes> {
  const { filters = {}, dates = [], sorts = [] } = list;
  const isOrder: Takes = (value) => {
    const [, field = ''] = /^(\w+) (?:asc|desc)$/.exec(value) ?? [];
    return sorts.includes(field);
  };
  const isDate: Takes = (value) => DATE_SPANS.some((span) => span === value) || STAMP.test(value);
  return new Map<string, Takes>([
    ...Object.entries(filters).flatMap(([name, terms]) => parametersOf(name, terms, list)),
    ['orderBy', isOrder],
    ...(dates.length > 0
      ? [['dateField', (value: string) => dates.includes(value)] as const, ['dateRange[]', isDate] as const]
      : []),
  ]);
}

/**
 * The part of a query that says what a list shows, for everybody who opens it: without values that its filters do not take,
 * what is about a person, and what belongs to one screen alone (its page, its tab). Empty where nothing is left.
 */
export function filteringPart(list: List, search: string): string {
  const takes = takenBy(list);
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => {
      const [[name, value] = ['', '']] = new URLSearchParams(part);
      return takes.get(name)?.(value) ?? false;
    })
    .slice(0, MOST_VALUES);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
