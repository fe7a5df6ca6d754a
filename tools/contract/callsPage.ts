import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import type { FilterTerms } from '@/contract/filter';
import { Refusal } from '@/contract/refusals';
import type { RefusalName } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import { describedCalls, describedResources } from './described';
import { IMPLIED } from '@/contract/implied';
import { lostAnswers } from './lostAnswers';

const ordered = (lines: string[]): string[] => [...new Set(lines)].sort();

function typeOf({ kind, options, nullable }: Field): string {
  const { dict, list, min, max, choices, staffOnly } = options;
  const of = dict ?? list ?? choices?.join('/') ?? '';
  const bounds = min !== undefined || max !== undefined ? ` ${min ?? ''}…${max ?? ''}` : '';
  return `${kind}${of ? ` ${of}` : ''}${bounds}${nullable ? ', null' : ''}${staffOnly ? ', staff only' : ''}`;
}

const fieldLines = (shape: Shape): string[] =>
  Object.entries(shape).map(([name, field]) => `\`${name}${field.optional ? '?' : ''}\` ${typeOf(field)}`);

const filterLine = ([name, { how }]: [string, FilterTerms]): string =>
  how === 'range' ? `\`${name}Min\`, \`${name}Max\`` : `\`${name}${how === 'anyOf' ? '[]' : ''}\` ${how}`;

const coded = (name: RefusalName): string => `${Refusal[name]} ${name}`;

function terms(call: Call): string {
  const { body, query, permission, access, refusals = [], touches = [], staffOnly } = call;
  const given = [...fieldLines(query ?? {}), ...fieldLines(body ?? {})].join('; ');
  const needed = access ?? (permission ? `\`${permission}\`` : 'its own path');
  const allowed = staffOnly ? `${needed}, staff only` : needed;
  const refused = refusals.map(coded).join(', ');
  return `| ${call.method} | \`${call.path}\` | ${given || '–'} | ${allowed} | ${refused || '–'} | ${touches.join(', ') || '–'} |`;
}

const HEAD = ['| method | path | told | permission | refusals | touches |', '|---|---|---|---|---|---|'];

function resourcePart(
  file: string,
  { name, row, detail, summary, filters, dates, sorts, calls }: Resource,
): string[] {
  return [
    `## ${name}`,
    '',
    `Described in \`${file}\`.`,
    '',
    `Row: ${fieldLines(row).join('; ')}.`,
    ...(detail ? ['', `The single record besides: ${fieldLines(detail).join('; ')}.`] : []),
    ...(summary ? ['', `Figures: ${fieldLines(summary).join('; ')}.`] : []),
    ...(filters ? ['', `Filters: ${Object.entries(filters).map(filterLine).join('; ')}.`] : []),
    ...(dates ? ['', `Dates: ${dates.join(', ')}. Orders: ${(sorts ?? []).join(', ')}.`] : []),
    '',
    ...HEAD,
    ...Object.values(calls).map(terms),
    '',
  ];
}

/** docs/backend/calls.md: every resource and call of the contract, as a backend has to answer it. */
export function callsPage(): string {
  const rows = ordered(describedCalls.filter(({ of }) => !of).map(({ call }) => terms(call)));
  return [
    '# Calls',
    '',
    'Printed from `src/contract` by `npm run docs`; how calls travel is told in [guide.md](guide.md). A field is named with its kind,',
    'the dictionary or option list of its values and its limits; `?` may be left out of a body, `null` is an answer. What is for',
    'the staff only is left out of, and refused to, operators whose data are restricted to the team of one member.',
    '',
    'Refusals that follow from the shape of a call are not named with each:',
    '',
    '| refusals | calls |',
    '|---|---|',
    ...IMPLIED.map(({ names, calls }) => `| ${names.map(coded).join(', ')} | ${calls} |`),
    '',
    ...lostAnswers(),
    ...describedResources.flatMap(({ file, resource }) => resourcePart(file, resource)),
    '## Calls of no list',
    '',
    ...HEAD,
    ...rows,
    '',
  ].join('\n');
}
