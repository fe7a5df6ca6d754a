import { audit } from '@/contract/block/audit';
import { identity } from '@/contract/block/identity';
import { code } from '@/contract/field/codes';
import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, FieldOptions, Shape } from '@/contract/field/field';
import { count, flag, percent, rate, usdt } from '@/contract/field/numbers';
import { link, localText, note, text } from '@/contract/field/texts';
import { day, time } from '@/contract/field/times';
import { contains, equals, oneOf, range } from '@/contract/filter';
import { defineResource } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { lists } from '@/contract/standard';
import type { Description, GenField } from './description';
import { dictOf } from './problems';

const limitsOf = ({ min, max }: GenField): Pick<FieldOptions, 'min' | 'max'> => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

function coded(name: string | undefined): Field {
  const dict = dictOf(name);
  if (!dict) return text();
  return isNumericDict(dict) ? code(dict) : code(dict);
}

/** The field of the contract that would be generated. */
export function contractField(field: GenField): Field {
  switch (field.kind) {
    case 'text':
      return text(limitsOf(field));
    case 'note':
      return note(limitsOf(field));
    case 'localText':
      return localText(limitsOf(field));
    case 'count':
      return count(limitsOf(field));
    case 'usdt':
      return usdt();
    case 'rate':
      return rate();
    case 'percent':
      return percent();
    case 'flag':
      return flag();
    case 'code':
      return coded(field.dict);
    case 'time':
      return time();
    case 'day':
      return day();
    case 'link':
      return link();
  }
}

const HOW = { contains, equals, oneOf, range };

/** The resource that would be generated, as far as drawing it needs. */
export function resourceOf({ resourceName, titleField, fields }: Description): Resource {
  const filters = fields.flatMap(({ name, filter }) =>
    filter === 'none' ? [] : [[name, HOW[filter]()] as const],
  );
  const row: Shape = {
    ...identity,
    ...Object.fromEntries(fields.map((field) => [field.name, contractField(field)])),
    status: flag('sys_normal_disable'),
    ...audit,
  };
  return defineResource({
    name: resourceName,
    title: titleField,
    row,
    filters: { ...Object.fromEntries(filters), status: oneOf() },
    calls: lists(resourceName),
  });
}
