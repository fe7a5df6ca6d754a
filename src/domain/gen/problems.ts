import { isNumericDict, NUMERIC_DICTS, TEXT_DICTS } from '@/contract/field/dictionaries';
import type { DictType } from '@/contract/field/dictionaries';
import type { Key } from '@/i18n/keys';
import type { Description, GenField, GenKind } from './description';
import { isOwn, LONGEST } from './description';

/** What is wrong with a description: in which field of it, and why. */
export interface Problem {
  /** Name of the field; empty when it is about the resource. */
  field: string;
  words: Key;
}

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Words of the language that cannot be names. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await package private public interface'.split(
    ' ',
  ),
);

const FILTERS: Record<GenField['filter'], ReadonlySet<GenKind>> = {
  none: new Set<GenKind>(),
  contains: new Set<GenKind>(['text', 'note', 'localText', 'link']),
  equals: new Set<GenKind>(['text', 'link']),
  oneOf: new Set<GenKind>(['flag', 'code']),
  range: new Set<GenKind>(['count', 'usdt', 'rate', 'percent']),
};

const TEXTS = new Set<GenKind>(['text', 'note', 'localText', 'link']);

const UNIQUE = new Set<GenKind>(['text', 'count']);

const DICTS: readonly DictType[] = [...NUMERIC_DICTS, ...TEXT_DICTS];

/** The dictionary of this name. */
export const dictOf = (name: string | undefined): DictType | undefined => DICTS.find((one) => one === name);

/** A code of its dictionary: the seeds have to be given one where codes are words. */
function codeProblem({ dict, example = '' }: GenField): Key | null {
  const known = dictOf(dict);
  if (!known) return 'gen.problem.dict';
  if (isNumericDict(known)) return example === '' || /^\d+$/.test(example) ? null : 'gen.problem.example';
  return example === '' ? 'gen.problem.example' : null;
}

function problemOf(field: GenField): Key | null {
  const { name, kind, min, max, filter, unique, label } = field;
  if (!NAME.test(name) || RESERVED.has(name)) return 'gen.problem.name';
  if (isOwn(name)) return 'gen.problem.own';
  if (label.zh.trim() === '') return 'gen.problem.label';
  if (min !== undefined && max !== undefined && min > max) return 'gen.problem.limits';
  if (min !== undefined && min > LONGEST && TEXTS.has(kind)) return 'gen.problem.long';
  if (filter !== 'none' && !FILTERS[filter].has(kind)) return 'gen.problem.filter';
  if (unique && !UNIQUE.has(kind)) return 'gen.problem.unique';
  return kind === 'code' ? codeProblem(field) : null;
}

/** Whether all fields of an answer's record could be read. */
const isRead = (record: object): boolean => !('unreadable' in record);

/** Everything that is wrong with a description; nothing is generated from one with problems. */
export function problemsOf(description: Description): Problem[] {
  const { resourceName, fields, titleField, refusals = [] } = description;
  const names = fields.map(({ name }) => name);
  const whole = (words: Key): Problem => ({ field: '', words });
  if (![description, ...fields, ...refusals].every(isRead)) return [whole('gen.problem.unreadable')];
  return [
    ...(NAME.test(resourceName) && !RESERVED.has(resourceName) ? [] : [whole('gen.problem.resource')]),
    ...(fields.length === 0 ? [whole('gen.problem.none')] : []),
    ...(names.includes(titleField) ? [] : [whole('gen.problem.title')]),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((field): Problem => ({ field, words: 'gen.problem.twice' })),
    ...fields.flatMap((field) => {
      const words = problemOf(field);
      return words ? [{ field: field.name, words }] : [];
    }),
  ];
}
