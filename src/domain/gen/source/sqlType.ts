import type { Found } from './draft';

/** What a column type of SQL says of a field. */
export function ofSqlType(type: string): Pick<Found, 'kind' | 'max'> {
  const [, base = '', size = ''] = /^\s*([a-z]+)[a-z ]*(?:\(\s*([\d, ]+)\))?/i.exec(type) ?? [];
  const length = Number(size.split(',')[0]);
  switch (base.toLowerCase()) {
    case 'bool':
    case 'boolean':
    case 'bit':
      return { kind: 'flag' };
    case 'tinyint':
      return length === 1 ? { kind: 'flag' } : { kind: 'count' };
    case 'smallint':
    case 'mediumint':
    case 'int':
    case 'integer':
    case 'bigint':
    case 'serial':
    case 'bigserial':
      return { kind: 'count' };
    case 'decimal':
    case 'numeric':
    case 'float':
    case 'double':
    case 'real':
    case 'money':
      return { kind: 'rate' };
    case 'date':
      return { kind: 'day' };
    case 'datetime':
    case 'timestamp':
    case 'timestamptz':
      return { kind: 'time' };
    case 'json':
    case 'jsonb':
      return { kind: 'localText', max: 100 };
    case 'text':
    case 'mediumtext':
    case 'longtext':
    case 'clob':
      return { kind: 'note', max: 500 };
    default:
      return { kind: 'text', max: length > 0 ? length : 100 };
  }
}
