import { isDecimal } from '@/lib/decimal';
import type { Field, OptionType, Shape } from '@/contract/field/field';
import { amountPattern, countLimits, mayBeMissing, textLimits, textPattern } from '@/contract/field/limits';
import { codesOf } from './words';

/** Texts of which one fits each pattern of the contract. */
const TEXTS = [
  'Checked with the member',
  'sample',
  'sample@example.com',
  '13900000000',
  '12345678',
  'SAMPLE2',
  'SAMPLEUSDT',
  'ABC-DEF',
  '^sample$',
  'https://example.com/{hash}',
  'https://example.com/{address}',
  '/sample',
  '?status[]=1',
  '123456',
  '1',
  '09:30',
  'd41d8cd98f00b204e9800998ecf8427e',
  '2026-11-20 12:00:00',
  '2026-11-20',
];

const AMOUNTS = ['10.50', '10', '1.5', '1', '0.5', '2', '100', '0'];

/** Values of option lists whose keys are no numbers. */
const OPTIONS: Readonly<Partial<Record<OptionType, string>>> = {
  coin: 'USDT',
  chain: 'TRC20',
  walletCode: 'USDT-TRC20',
  contract: 'BTCUSDT',
  indexSymbol: 'BTCUSDT',
};

const optionOf = ({ list }: Field['options']): string =>
  list === undefined ? 'sample' : (OPTIONS[list] ?? '1');

/** @throws Error where none of the texts above fits */
function sampleText(field: Field): string {
  const { min, max } = textLimits(field);
  const pattern = textPattern(field);
  const texts = pattern ? TEXTS : TEXTS.map((one) => one.padEnd(min, '.').slice(0, max));
  const found = texts.find((one) => one.length >= min && one.length <= max && (pattern?.test(one) ?? true));
  if (found === undefined)
    throw new Error(`add a text that fits ${String(pattern)} to tools/openapi/examples.ts`);
  return found;
}

/** @throws Error where none of the amounts above fits */
function sampleAmount(field: Field): string {
  const { min = -Infinity, max = Infinity } = field.options;
  const pattern = amountPattern(field);
  const found = [...AMOUNTS, String(min)].find(
    (one) => isDecimal(one) && pattern.test(one) && Number(one) >= min && Number(one) <= max,
  );
  if (found === undefined) throw new Error('add an amount that fits to tools/openapi/examples.ts');
  return found;
}

const wordOf = ({ named, dict }: Field['options']): string | number => {
  const [word = 'sample'] = named ? Object.values(named) : dict ? codesOf(dict) : [];
  return word;
};

/** A value that a field of a body may have. */
function exampleOf(field: Field): unknown {
  const { kind, options } = field;
  switch (kind) {
    case 'id':
    case 'member':
      return '1001';
    case 'ids':
      return ['1001'];
    case 'version':
      return 3;
    case 'versions':
      return { '1001': 3 };
    case 'flag':
      return 1;
    case 'bool':
      return true;
    case 'count':
    case 'minutes': {
      const { min, max } = countLimits(field);
      return Math.min(Math.max(min, 1), max);
    }
    case 'code':
      return wordOf(options);
    case 'codes':
      return [wordOf(options)];
    case 'choice':
      return options.choices?.[0];
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return sampleAmount(field);
    case 'time':
      return '2026-11-20 12:00:00';
    case 'day':
      return '2026-11-20';
    case 'image':
      return '';
    case 'images':
      return [];
    case 'option':
      return optionOf(options);
    case 'tags':
    case 'options':
      return [optionOf(options)];
    case 'localText':
      return { zh: '示例', en: 'Sample', tw: '範例' };
    case 'html':
      return { zh: '<p>示例</p>', en: '<p>Sample</p>', tw: '<p>範例</p>' };
    case 'record':
      return exampleBody(options.shape ?? {});
    case 'records':
      return [exampleBody(options.shape ?? {})];
    case 'list':
      return options.of ? [exampleOf(options.of)] : [];
    case 'map':
    case 'any':
      return {};
    case 'requestId':
      return '0b0e7a52-6c3f-4d11-9d6a-2f4c8a1e5b70';
    default:
      return sampleText(field);
  }
}

/** A body with everything that it has to have. */
export const exampleBody = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => !mayBeMissing(field))
      .map(([name, field]) => [name, exampleOf(field)]),
  );
