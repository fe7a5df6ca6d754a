import { guardOf, waits } from '../../src/contract/guard';
import type { Guards } from '../../src/contract/guard';
import { readable, togetherProblem, valueProblem } from '../../src/contract/setting';
import type { Sentence } from '../../src/contract/rule';
import { config as contract } from '../../src/contract/system/config';
import { guarding } from '../core/change/guarding';
import type { Consequence } from '../core/change/guarding';
import { setting, valueIn } from '../core/config/setting';
import type { Setting } from '../core/config/setting';
import type { SettingType } from '../core/config/types';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import { Refusal } from '../core/refusal';
import { configs } from './list';
import { declaredOf, isGuarded, relatedOf, termsOf } from './rows';
import type { ConfigRow } from './rows';
import { refusals } from './refusals';

/** A stored text as it is compared with another one. */
function comparable(type: SettingType, text: string): unknown {
  if (type === 'flag') return text === 'true';
  if (type === 'codes') return text.split(',').map((word) => word.trim());
  return type === 'amounts' || type === 'points' ? readable(text) : text;
}

/** The own password for what decides money or access, and a second person in the setting's dangerous direction. */
function guardsOf(db: Db, row: ConfigRow): Guards {
  if (!isGuarded(row)) return {};
  const declared = declaredOf(db, row);
  const { second, type = 'choice' } = declared ?? {};
  if (second === undefined) return { configValue: { guard: guardOf({}) } };
  const guard = guardOf({ second });
  const isWorse = (before: unknown, after: unknown): boolean =>
    waits({ guard }, comparable(type, String(before)), comparable(type, String(after)), row);
  return { configValue: { guard: guardOf({ second: isWorse }) } };
}

const unfit = (words: Sentence): Refusal => new Refusal(40000, { field: 'configValue', says: words });

/** @throws Refusal 40000 for a value that its rule does not understand, or that contradicts another setting */
export function mustFit(db: Db, row: Pick<ConfigRow, 'configKey' | 'valueType' | 'configValue'>): void {
  const { configKey, configValue } = row;
  const declared = declaredOf(db, row);
  const problem =
    valueProblem(termsOf(row, declared), configValue) ??
    togetherProblem(configKey, configValue, relatedOf(db, configKey));
  if (problem) throw unfit(problem);
  if (declared && valueIn(declared, configValue) === undefined)
    throw new Refusal(40000, { field: 'configValue', because: refusals.unreadableValue });
}

/** What the values before and after mean for what the platform has. */
function measured<T extends SettingType>(db: Db, declared: Setting<T>, after: string): Consequence[] {
  const value = valueIn(declared, after);
  if (!declared.measures || value === undefined) return [];
  const now = declared.measures(db, setting(db, declared));
  return declared.measures(db, value).flatMap(({ label, value: then, usdt, worse }, place) => {
    const before = now[place]?.value ?? then;
    const difference = parse(then) - parse(before);
    return [{ label, before, after: then, usdt, bad: worse === 'more' ? difference > 0n : difference < 0n }];
  });
}

/** Settings whose change may wait for another operator. */
export const guardedConfigs = guarding<ConfigRow>(contract, {
  resource: configs,
  guards: guardsOf,
  mustHold: ({ db }, row, before) => {
    if (row.configValue !== before.configValue) mustFit(db, row);
  },
  inForce: ({ db }, { configKey, configValue }) => {
    db.config.set(configKey, configValue);
  },
  consequences(db, before, after) {
    const declared = declaredOf(db, before);
    return declared ? measured(db, declared, after.configValue) : [];
  },
});
