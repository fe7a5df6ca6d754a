import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field } from '@/contract/field/field';

/** A value that a field of a body does not take, and what is wrong with it. */
export interface Wrong {
  value: unknown;
  what: string;
}

const aNumber: Wrong = { value: 7, what: 'a number' };
const aText: Wrong = { value: 'no-such-value', what: 'a text' };
const digits: Wrong = { value: '1', what: 'digits as a text' };

/** Values of another JSON type than a field has; empty where every type may be right. */
export function wrongTypes({ kind, options: { dict } }: Field): Wrong[] {
  switch (kind) {
    case 'id':
    case 'member':
      return [{ value: true, what: 'a boolean' }];
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return [{ value: 1, what: 'a JSON number for an amount' }, aText];
    case 'version':
    case 'count':
    case 'minutes':
    case 'flag':
      return [digits];
    case 'code':
      return dict && isNumericDict(dict) ? [digits] : [aNumber];
    case 'bool':
      return [digits];
    case 'ids':
    case 'codes':
    case 'tags':
    case 'options':
    case 'images':
    case 'list':
    case 'records':
      return [{ value: 7, what: 'a number for a list' }];
    case 'localText':
    case 'html':
    case 'record':
    case 'map':
    case 'versions':
      return [{ value: 'no-such-value', what: 'a text for a record' }];
    case 'any':
      return [];
    default:
      return [aNumber];
  }
}
