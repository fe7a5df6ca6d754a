import type { SettingType } from '../core/config/types';

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
