import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field } from '@/contract/field/field';
import { countLimits, textLimits } from '@/contract/field/limits';
import type { Person, World } from '../world';

/** A key that no record has. */
export const NOBODY = '999999999';

/** An id that was never sent before. */
export const newRequestId = (): string => `conform-${crypto.randomUUID()}`;

/** Eight digits of base 16 that nothing else has. */
export const newMark = (): string => crypto.randomUUID().slice(0, 8);

/** Words for a reason or a remark; no two are alike, so that what they were sent with can be found again. */
export const newWords = (): string => `checked by conform ${newMark()}`;

/** The words that a body was sent with, by which its record can be found again; empty where it has none. */
export const wordsIn = (body: object): string =>
  /checked by conform [0-9a-f]{8}/.exec(JSON.stringify(body))?.[0] ?? '';

/** A code of the dictionary that can be chosen; `undefined` where the server has none. */
async function codeFor(world: World, { options: { dict, named } }: Field): Promise<unknown> {
  if (named) return Object.values(named)[0];
  if (!dict) return '1';
  const found = (await world.dictionary(dict)).find(({ isOff }) => !isOff);
  return found && (isNumericDict(dict) ? Number(found.key) : found.key);
}

/** Texts of which one fits a pattern: a code, a mobile number, an address. */
const TEXTS = ['conform', '123456', '13900000000', 'conform@example.com', '/conform', '^conform$'];

function textFor(field: Field): string | undefined {
  const { pattern, multiline } = field.options;
  const { min, max } = textLimits(field);
  if (multiline || field.kind === 'reason') return newWords().slice(0, max).padEnd(min, '.');
  return TEXTS.map((text) => (pattern ? text : text.padEnd(min, '.'))).find(
    (text) => text.length >= min && text.length <= max && (!pattern || pattern.test(text)),
  );
}

/** A value that a field of a body takes; `undefined` where none can be made up. */
export async function madeUp(world: World, person: Person, field: Field): Promise<unknown> {
  const { choices, list } = field.options;
  switch (field.kind) {
    case 'id':
    case 'member':
      return NOBODY;
    case 'ids':
      return [NOBODY];
    case 'version':
      return 1;
    case 'versions':
      return { [NOBODY]: 1 };
    case 'requestId':
      return newRequestId();
    case 'password':
      return person.password;
    case 'code':
      return codeFor(world, field);
    case 'codes': {
      const code = await codeFor(world, field);
      return code === undefined ? [] : [code];
    }
    case 'choice':
      return choices?.[0];
    case 'option':
      return list && (await world.options(list))[0];
    case 'options':
      return list && (await world.options(list)).slice(0, 1);
    case 'flag':
      return 1;
    case 'bool':
      return true;
    case 'count': {
      const { min, max } = countLimits(field);
      return Math.min(Math.max(min, 1), max);
    }
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return '1';
    case 'time':
      return '2099-01-01 00:00:00';
    case 'day':
      return '2000-01-01';
    case 'localText':
      return { zh: 'conform', en: 'conform', tw: 'conform' };
    case 'html':
      return { zh: '<p>conform</p>', en: '<p>conform</p>', tw: '<p>conform</p>' };
    case 'image':
      return '';
    case 'tags':
    case 'images':
    case 'records':
    case 'list':
      return [];
    case 'record':
    case 'map':
    case 'any':
      return undefined;
    default:
      return textFor(field);
  }
}
