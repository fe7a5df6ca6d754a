import { readers } from '../core/config/readers';
import type { Setting } from '../core/config/setting';
import type { SettingType } from '../core/config/types';
import { isDecimal } from '../core/money';

/** `sys_config_value` */
export type ValueType = 'text' | 'number' | 'decimal' | 'bool' | 'json' | 'list' | 'secret';

/** How the values of declared settings are written. */
export const TYPES: Record<SettingType, ValueType> = {
  count: 'number',
  minutes: 'number',
  hours: 'number',
  flag: 'bool',
  choice: 'text',
  money: 'decimal',
  amounts: 'json',
  points: 'json',
  codes: 'list',
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What no rule of the platform reads is held to its type alone. */
const FITS: Record<ValueType, (text: string) => boolean> = {
  text: () => true,
  number: (text) => /^-?\d{1,15}$/.test(text),
  decimal: isDecimal,
  bool: (text) => text === 'true' || text === 'false',
  json: isJson,
  list: (text) => text.split(',').every((word) => word.trim() !== ''),
  secret: (text) => text !== '',
};

/** True for a text that can be the value: one that the rule reading it understands. */
export const fits = (type: ValueType, text: string, declared: Setting | undefined): boolean =>
  declared ? readers[declared.type](text, declared) !== undefined : FITS[type](text);
