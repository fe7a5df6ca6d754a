import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import { describedCalls, describedResources } from '../../contract/described';
import { isRow } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';

/** Codes by dictionary that the console compares. */
function namedCodes(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = ({ options: { dict, named = {}, shape = {}, of } }: Field): void => {
    if (dict) {
      const codes = found.get(dict) ?? new Set();
      for (const code of Object.values(named)) codes.add(String(code));
      found.set(dict, codes);
    }
    visitAll(shape);
    if (of) visit(of);
  };
  const visitAll = (shape: Shape): void => Object.values(shape).forEach(visit);
  for (const { resource } of describedResources) {
    visitAll({ ...resource.row, ...resource.detail, ...resource.summary });
  }
  for (const { call } of describedCalls) visitAll(call.body ?? {});
  return found;
}

/** Every dictionary that a field names is there, with the codes that the console compares, and in three languages. */
export async function checkDictionaries(world: World): Promise<void> {
  const probe = world.probe(callOf('dict.getData'));
  for (const [dictType, codes] of namedCodes()) {
    const data = await probe.success({ dictType }, 'dictionary');
    const values = isRow(data) && Array.isArray(data['values']) ? data['values'].filter(isRow) : null;
    if (!values) {
      probe.differs('dictionary', `${dictType} is missing`);
      continue;
    }
    const keys = values.map(({ key }) => String(key));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined) probe.differs('dictionary', `${dictType} has the key ${twice} twice`);
    const lacking = [...codes].filter((code) => !keys.includes(code));
    if (lacking.length > 0) probe.differs('dictionary', `${dictType} lacks the codes ${lacking.join(', ')}`);
    const words = keys.filter((key) => isNumericDict(dictType as never) && !/^-?\d+$/.test(key));
    if (words.length > 0)
      probe.differs('dictionary', `${dictType} has integer codes, not ${words.join(', ')}`);
  }
}
