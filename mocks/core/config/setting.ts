import type { Db } from '../db';
import type { Texts } from '../rows';
import { readers } from './readers';
import type { SettingType, SettingValues } from './types';

/** A figure that operators may change while the platform runs. */
export interface Setting<T extends SettingType = SettingType> {
  key: string;
  type: T;
  /** As it is stored. It counts where nothing is stored, or something that cannot be read. */
  default: string;
  /** Least and most of a number, or of each number in a map. */
  min?: number;
  max?: number;
  /** What a choice can be. */
  choices?: readonly string[];
  title: Texts;
  remark?: Texts;
  /** All names that a map, all words that a list may have. */
  names?: readonly string[];
  /** A change in this direction waits for another operator. */
  second?: 'always' | 'raise' | 'lower';
  /** What a value means for what the platform has: how many records, how much money. */
  measures?(db: Db, value: SettingValues[T]): Measure[];
}

/** One figure that follows from the value of a setting. */
export interface Measure {
  label: Texts;
  value: string;
  /** True: a worth in USDT. */
  usdt?: boolean;
  /** Whether more or less of it is worse. */
  worse: 'more' | 'less';
}

/** Declares a setting; keeps its type, so that its value has one too. */
export const declare = <T extends SettingType>(setting: Setting<T>): Setting<T> => setting;

/** What a text means to a setting; `undefined` where it cannot be read. */
export const valueIn = <T extends SettingType>(
  declared: Setting<T>,
  text: string,
): SettingValues[T] | undefined => readers[declared.type](text, declared);

/** What a setting is at this moment. @throws Error where its own default cannot be read */
export function setting<T extends SettingType>(db: Db, declared: Setting<T>): SettingValues[T] {
  const read = readers[declared.type];
  const stored = db.config.get(declared.key);
  const value = stored === undefined ? undefined : read(stored, declared);
  const found = value ?? read(declared.default, declared);
  if (found === undefined) throw new Error(`the default of ${declared.key} cannot be read`);
  return found;
}
