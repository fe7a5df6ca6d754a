import type { Money } from '../money';

/** What a setting of each type is read as. */
export interface SettingValues {
  count: number;
  minutes: number;
  hours: number;
  flag: boolean;
  /** One of the setting's `choices`. */
  choice: string;
  money: Money;
  /** Names and amounts, as JSON. */
  amounts: ReadonlyMap<string, Money>;
  /** Names and whole numbers, as JSON. */
  points: ReadonlyMap<string, number>;
  /** Codes with commas between them. */
  codes: readonly string[];
}

export type SettingType = keyof SettingValues;
