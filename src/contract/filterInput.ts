import type { Field } from './field/field';
import type { FilterTerms } from './filter';

/** Longest text of a filter. */
export const LONGEST_TEXT = 128;

/** Most values of one filter. */
export const MOST_VALUES = 100;

const ON_OFF: readonly string[] = ['0', '1'];

const INTEGERS = new Set<Field['kind']>(['count', 'minutes', 'version']);

/** What a parameter of a filter takes: texts of at most `LONGEST_TEXT` characters, within these limits. */
export interface FilterInput {
  /** True: a list of at most `MOST_VALUES`. */
  readonly isList?: boolean;
  /** The only ones. */
  readonly words?: readonly string[];
  readonly pattern?: RegExp;
}

/** What the parameters of a filter take that compares this field. */
export function filterInput({ how }: Pick<FilterTerms, 'how'>, field: Field | undefined): FilterInput {
  const isSwitch = field?.kind === 'flag' || field?.kind === 'bool';
  switch (how) {
    case 'range':
      return {
        pattern: field && INTEGERS.has(field.kind) ? /^-?\d{1,15}$/ : /^-?(0|[1-9]\d{0,17})(\.\d{1,18})?$/,
      };
    case 'toggle':
      return { words: ON_OFF };
    case 'anyOf':
      return isSwitch ? { isList: true, words: ON_OFF } : { isList: true };
    default:
      return isSwitch ? { words: ON_OFF } : {};
  }
}
