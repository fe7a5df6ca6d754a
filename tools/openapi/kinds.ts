import { DATE_TIME, DAY, ID } from '@/contract/field/brands';
import type { Kind } from '@/contract/field/field';
import { LONGEST_IMAGE } from '@/contract/field/shared';
import { ELEMENTS, LONGEST_HTML } from '@/contract/html/elements';
import type { Json } from './json';

const DECIMAL = '^-?\\d+(\\.\\d+)?$';

/** Schemas of kinds that need no more than their name, by the name they have in the document. */
export const kindSchemas: Readonly<Record<string, Json>> = {
  Id: {
    description: 'Key of a record: text, or an integer within the safe range. The console only sends text.',
    type: ['string', 'integer'],
    pattern: ID.source,
    examples: ['1001'],
  },
  Version: {
    description: 'Increases with every change of the record; a write sends the version it is based on.',
    type: 'integer',
    examples: [3],
  },
  Decimal: {
    description: 'Plain decimal as text, never a JSON number: no exponent, no separators, no leading plus.',
    type: 'string',
    pattern: DECIMAL,
    examples: ['10.50'],
  },
  Time: {
    description: 'Moment in the time zone of the platform (UTC+8), `YYYY-MM-DD HH:mm:ss`.',
    type: 'string',
    pattern: DATE_TIME.source,
    examples: ['2026-11-20 12:00:00'],
  },
  Day: {
    description: 'Day in the time zone of the platform, `YYYY-MM-DD`.',
    type: 'string',
    pattern: DAY.source,
    examples: ['2026-11-20'],
  },
  Image: {
    description: 'Address of a picture, or a data URL of at most 500 kB; empty without one.',
    type: 'string',
    maxLength: LONGEST_IMAGE,
    examples: ['/files/voucher.png'],
  },
  LocalText: {
    description: 'Text in simplified Chinese, English and traditional Chinese; only the first is required.',
    type: 'object',
    properties: {
      zh: { type: 'string', description: 'Simplified Chinese; shown where another language is empty.' },
      en: { type: 'string', description: 'English.' },
      tw: { type: 'string', description: 'Traditional Chinese.' },
    },
    required: ['zh', 'en', 'tw'],
    examples: [{ zh: '示例', en: 'Sample', tw: '範例' }],
  },
  HtmlText: {
    description:
      `Formatted text in three languages, as HTML of ${[...ELEMENTS.keys()].join(', ')} and nothing else: ` +
      'well nested, attributes in double quotes, links to https and mail addresses and paths of the site, alignment by `align`.',
    type: 'object',
    properties: {
      zh: {
        type: 'string',
        maxLength: LONGEST_HTML,
        description: 'Simplified Chinese; shown where another language is empty.',
      },
      en: { type: 'string', maxLength: LONGEST_HTML, description: 'English.' },
      tw: { type: 'string', maxLength: LONGEST_HTML, description: 'Traditional Chinese.' },
    },
    required: ['zh', 'en', 'tw'],
    examples: [{ zh: '<p>示例</p>', en: '<p>Sample</p>', tw: '<p>範例</p>' }],
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
  html: 'HtmlText',
};
