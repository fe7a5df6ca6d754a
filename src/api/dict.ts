import type { OptionType } from '@/contract/field/field';
import { getDictData } from '@/contract/shell/dict';
import { options } from '@/contract/shell/options';
import { send } from './call';
import type { DictData, Option } from './types';

export type { OptionType } from '@/contract/field/field';

/** A dictionary by its type; a non-empty `defaultValue` decides which entry is the default. */
export const fetchDict = (dictType: string, signal?: AbortSignal, defaultValue = ''): Promise<DictData> =>
  send(getDictData, { dictType, defaultValue }, { signal });

/** Returns complete option lists (10,000 entries at most), keyed by type. */
export const fetchOptions = (
  types: readonly OptionType[],
  signal?: AbortSignal,
): Promise<Partial<Record<OptionType, Option[]>>> =>
  send(options, { type: types.join(','), pageSize: 10_000 }, { signal });
