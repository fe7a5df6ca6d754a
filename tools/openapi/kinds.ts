import type { Kind } from '@/contract/field/field';
import type { Json } from './json';

const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';

const DECIMAL = '^-?\\d+(\\.\\d+)?$';

/** Schemas of kinds that need no more than their name, by the name they have in the document. */
export const kindSchemas: Readonly<Record<string, Json>> = {
  Id: {
    description: 'Key of a record: text, or an integer within the safe range. The console only sends text.',
    type: ['string', 'integer'],
    pattern: '^[\\w-]{1,64}$',
  },
  Version: {
    description: 'Increases with every change of the record; a write sends the version it is based on.',
    type: 'integer',
  },
  Decimal: {
    description: 'Plain decimal as text, never a JSON number: no exponent, no separators, no leading plus.',
    type: 'string',
    pattern: DECIMAL,
  },
  Time: {
    description: 'Moment in the time zone of the platform (UTC+8), `YYYY-MM-DD HH:mm:ss`.',
    type: 'string',
    pattern: `^${DAY} ${CLOCK}$`,
  },
  Day: {
    description: 'Day in the time zone of the platform, `YYYY-MM-DD`.',
    type: 'string',
    pattern: `^${DAY}$`,
  },
  Image: {
    description: 'Address of a picture, or a data URL of at most 500 kB; empty without one.',
    type: 'string',
    maxLength: 700_000,
  },
  LocalText: {
    description: 'Text in simplified Chinese, English and traditional Chinese; only the first is required.',
    type: 'object',
    properties: { zh: { type: 'string' }, en: { type: 'string' }, tw: { type: 'string' } },
    required: ['zh', 'en', 'tw'],
  },
};

/** Kinds with a schema of their own in the document. */
export const SCHEMA_OF: Readonly<Partial<Record<Kind, string>>> = {
  id: 'Id',
  member: 'Id',
  version: 'Version',
  money: 'Decimal',
  usdt: 'Decimal',
  rate: 'Decimal',
  percent: 'Decimal',
  time: 'Time',
  day: 'Day',
  image: 'Image',
  localText: 'LocalText',
};
