import * as v from 'valibot';
import type { Field, Shape } from '@/contract/field/field';
import {
  amountPattern,
  countLimits,
  listLimits,
  PICTURE,
  textLimits,
  textPattern,
  wordLimits,
} from '@/contract/field/limits';
import { isEmptyHtml } from '@/contract/html/plain';
import { isWithin } from '@/contract/guard';
import { isRow } from '../faults';

type Limited = (field: Field, value: unknown) => boolean;

const within = (length: number, { min, max }: { min: number; max: number }): boolean =>
  length >= min && length <= max;

const isText: Limited = (field, value) => {
  const pattern = textPattern(field);
  return (
    typeof value === 'string' && within(value.length, textLimits(field)) && (!pattern || pattern.test(value))
  );
};

const isLocalText: Limited = (field, value) =>
  isRow(value) &&
  Object.entries(value).every(([language, text]) => {
    const { min, max } = textLimits(field);
    return typeof text === 'string' && within(text.length, { min: language === 'zh' ? min : 0, max });
  });

const isAmount: Limited = (field, value) =>
  typeof value === 'string' && amountPattern(field).test(value) && isWithin(value, field.options);

const isCode: Limited = ({ options: { named } }, value) =>
  value !== '' && (!named || Object.values(named).some((one) => one === value));

const entriesOf =
  (isEntry: (field: Field, entry: unknown) => boolean): Limited =>
  (field, value) =>
    Array.isArray(value) &&
    within(value.length, listLimits(field)) &&
    value.every((entry) => isEntry(field, entry));

const isWord: Limited = (field, word) => typeof word === 'string' && within(word.length, wordLimits(field));

const isShape = (shape: Shape, value: unknown): boolean =>
  isRow(value) &&
  Object.keys(value).every((name) => shape[name]) &&
  Object.entries(shape).every(
    ([name, field]) => (field.optional && value[name] === undefined) || isSendable(field, value[name]),
  );

function limitsOf(kind: Field['kind']): Limited {
  switch (kind) {
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return isAmount;
    case 'count':
    case 'minutes':
      return (field, value) => typeof value === 'number' && within(value, countLimits(field));
    case 'localText':
      return isLocalText;
    case 'html':
      // Its own description has the limits.
      return (_, value) => isRow(value) && typeof value['zh'] === 'string' && !isEmptyHtml(value['zh']);
    case 'code':
      return isCode;
    case 'codes':
      return entriesOf(isCode);
    case 'image':
      return (_, value) => PICTURE.test(String(value));
    case 'images':
      return entriesOf((_, picture) => PICTURE.test(String(picture)));
    case 'tags':
    case 'options':
      return entriesOf(isWord);
    case 'ids':
      return entriesOf(() => true);
    case 'list':
      return entriesOf(({ options: { of } }, entry) => !of || isSendable(of, entry));
    case 'records':
      return entriesOf(({ options: { shape = {} } }, entry) => isShape(shape, entry));
    case 'record':
      return ({ options: { shape = {} } }, value) => isShape(shape, value);
    case 'any':
      return () => false;
    case 'text':
    case 'address':
    case 'hash':
    case 'link':
    case 'reference':
    case 'masked':
    case 'option':
    case 'reason':
    case 'password':
    case 'requestId':
      return isText;
    default:
      return () => true;
  }
}

/** Whether a field of a body takes a value, as far as its description says. */
export const isSendable = (field: Field, value: unknown): boolean =>
  v.is(field.strict, value) && limitsOf(field.kind)(field, value);
