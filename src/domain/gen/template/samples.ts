import { isNumericDict, NUMERIC_DICTS } from '@/contract/field/dictionaries';
import { LONGEST } from '../description';
import type { GenField } from '../description';
import { inThree } from '../untranslated';
import { inTemplate, quoted } from './code';

/** How many records the seeds make; each has a number of one digit. */
export const SEEDED = 5;

/** The number of a record that is none of the seeds. */
export const ANOTHER = 9;

const isNumeric = (dict: string | undefined): boolean =>
  NUMERIC_DICTS.some((name) => name === dict && isNumericDict(name));

/** The beginning of a text, so that a digit behind it keeps to its limits. */
export function stemOf({ name, example, min = 0, max = 100 }: GenField): string {
  const stem = (example || name).slice(0, Math.max(0, max - 1));
  return stem.padEnd(Math.min(min, LONGEST) - 1, '_');
}

/** What tells records apart: the code of a number, or the number. */
const joined = (text: string, number: string): string =>
  /^\d$/.test(number) ? quoted(`${text}${number}`) : `\`${inTemplate(text)}\${${number}}\``;

/** A whole number as code; `null` for any other text. */
const numberCode = (text: string): string | null => (/^\d{1,9}$/.test(text) ? String(Number(text)) : null);

function countCode({ min = 1, unique, example = '' }: GenField, number: string): string {
  if (unique) return min > 1 ? `${min} + ${number}` : number;
  return numberCode(example) ?? String(min);
}

/** The code of a value that the field may have. `number` is a digit, or the name of a variable. */
export function valueCode(field: GenField, number: string): string {
  const { kind, label, dict, example, max = 100 } = field;
  const decimal = (usual: string) => quoted(/^\d+(?:\.\d+)?$/.test(example ?? '') ? (example ?? '') : usual);
  switch (kind) {
    case 'text':
      return joined(stemOf(field), number);
    case 'note':
      return quoted((example || field.name).slice(0, max));
    case 'localText': {
      const [zh, en, tw] = inThree(label, field.name).map((text) =>
        joined(`${text} `.slice(0, max - 1), number),
      );
      return `{ zh: ${zh}, en: ${en}, tw: ${tw} }`;
    }
    case 'count':
      return countCode(field, number);
    case 'usdt':
      return decimal('100');
    case 'rate':
      return decimal('1.5');
    case 'percent':
      return decimal('5');
    case 'flag':
      return '1';
    case 'code':
      return isNumeric(dict) ? (numberCode(example ?? '') ?? '1') : quoted(example ?? '');
    case 'time':
      return "'2026-01-02 03:04:05'";
    case 'day':
      return "'2026-01-02'";
    case 'link':
      return quoted(example || 'https://example.com');
  }
}

const BLANKS: Record<GenField['kind'], string> = {
  text: "''",
  note: "''",
  localText: "{ zh: '', en: '', tw: '' }",
  count: '0',
  usdt: "'0'",
  rate: "'0'",
  percent: "'0'",
  flag: '0',
  code: "''",
  time: 'base.createdAt',
  day: 'base.createdAt.slice(0, 10)',
  link: "''",
};

/** The code of a new record's value of a field that is not entered in a form. */
export const blankCode = (field: GenField): string =>
  field.kind === 'code' ? valueCode(field, String(ANOTHER)) : BLANKS[field.kind];
