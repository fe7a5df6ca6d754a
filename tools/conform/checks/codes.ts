import type { DictType } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import { isRow } from '../faults';
import type { Probe } from '../probe';
import type { World } from '../world';

/** A code in an answer. */
interface Code {
  at: string;
  dict: DictType;
  code: string;
}

function codesIn(field: Field, value: unknown, at: string): Code[] {
  if (Array.isArray(value)) return value.flatMap((one) => codesIn(field, one, `${at}[]`));
  const { dict, shape, of } = field.options;
  if (shape) return codesInShape(shape, value, at);
  if (of && isRow(value)) return Object.values(value).flatMap((one) => codesIn(of, one, `${at}.*`));
  const isCode = dict && field.kind !== 'flag' && field.kind !== 'bool';
  return isCode && (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    ? [{ at, dict, code: String(value) }]
    : [];
}

const codesInShape = (shape: Shape, record: unknown, at: string): Code[] =>
  isRow(record)
    ? Object.entries(shape).flatMap(([name, field]) => codesIn(field, record[name], `${at}.${name}`))
    : [];

/** Every code of an answer is one of its dictionary. */
export async function checkCodes(
  world: World,
  probe: Probe,
  shape: Shape,
  records: readonly unknown[],
  at: string,
): Promise<void> {
  const found = new Map<string, Code>();
  for (const record of records) {
    for (const one of codesInShape(shape, record, at)) found.set(`${one.at} ${one.code}`, one);
  }
  for (const { at: place, dict, code } of found.values()) {
    const known = await world.dictionary(dict);
    // That a dictionary is missing is found with the call that answers it.
    if (known.length === 0) continue;
    probe.tries('dictionary');
    if (!known.some(({ key }) => key === code)) {
      probe.differs('dictionary', `${place}: ${code} came, which is none of ${dict}`);
    }
  }
}
