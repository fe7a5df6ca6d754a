import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape, WireShape } from '@/contract/field/field';

function wireOf({ kind, nullable, options: { dict, shape } }: Field): unknown {
  if (nullable) return null;
  switch (kind) {
    case 'id':
    case 'member':
    case 'version':
      return 1;
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return '0';
    case 'count':
    case 'minutes':
    case 'flag':
      return 0;
    case 'bool':
      return false;
    case 'time':
      return '2026-11-20 10:00:00';
    case 'day':
      return '2026-11-20';
    case 'code':
      return dict && isNumericDict(dict) ? 1 : '';
    case 'codes':
    case 'images':
    case 'tags':
    case 'options':
    case 'ids':
    case 'records':
    case 'list':
      return [];
    case 'map':
    case 'versions':
      return {};
    case 'record':
      return wireRecord(shape ?? {});
    case 'localText':
    case 'html':
      return { zh: '', en: '', tw: '' };
    default:
      return '';
  }
}

const wireRecord = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, wireOf(field)]));

/** A record as a backend sends it: what is given, and otherwise the plainest value of each field's kind. */
export const wire = <S extends Shape>(shape: S, given: Partial<WireShape<S>> = {}): WireShape<S> =>
  // Each field was made by the description that its type comes from.
  ({ ...wireRecord(shape), ...given }) as WireShape<S>;

/** The only page of a list. */
export const pageOf = (...list: readonly object[]) => ({ list, total: list.length, currentPage: 1 });
