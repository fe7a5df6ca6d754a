import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';

/** What a field looks like in a good answer; `n` tells one record from the next. */
export function sampleOf({ kind, options, nullable }: Field, n: number): unknown {
  const { dict, choices = [''], shape, of } = options;
  const code = dict && isNumericDict(dict) ? 1 : 'A';
  if (nullable && n % 3 === 0) return null;
  switch (kind) {
    case 'id':
    case 'member':
    case 'version':
    case 'minutes':
      return n;
    case 'count':
      return 100 + n;
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return `${1000 + n}.25`;
    case 'code':
      return code;
    case 'codes':
      return [code];
    case 'choice':
      return choices[n % choices.length];
    case 'flag':
      return 1;
    case 'bool':
      return true;
    case 'time':
      return '2026-11-20 08:00:00';
    case 'day':
      return '2026-11-20';
    case 'localText':
      return { zh: `名称 ${n}`, en: `Name ${n}`, tw: '' };
    case 'html':
      return { zh: `<p>正文 ${n}</p>`, en: `<p>Text ${n}</p>`, tw: '' };
    case 'ids':
      return [n];
    case 'tags':
    case 'options':
      return ['USDT'];
    case 'image':
    case 'link':
      return `https://pictures.test/${n}.png`;
    case 'images':
      return [`https://pictures.test/${n}.png`];
    case 'versions':
      return { [n]: 1 };
    case 'record':
      return shape ? sampleRecord(shape, n) : {};
    case 'records':
      return shape ? [sampleRecord(shape, n), sampleRecord(shape, n + 1)] : [];
    case 'map':
      return of ? { 1: sampleOf(of, n), 2: sampleOf(of, n + 1) } : {};
    case 'list':
      return of ? [sampleOf(of, n), sampleOf(of, n + 1)] : [];
    case 'address':
    case 'hash':
      return `0x52908400098527886E0F7030069857D2E4169E${10 + n}`;
    case 'any':
      return {};
    case 'text':
    case 'option':
    case 'masked':
    case 'reference':
    case 'reason':
    case 'password':
    case 'requestId':
      return `T${1000 + n}`;
  }
}

/** A good record of a shape. */
export const sampleRecord = (shape: Shape, n: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field, n)]));
