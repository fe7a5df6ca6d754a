import { get, SITE } from './client';
import type { DictData, Option } from './types';

/** A dictionary by its type; a non-empty `defaultValue` decides which entry is the default. */
export const fetchDict = (dictType: string, signal?: AbortSignal, defaultValue = ''): Promise<DictData> =>
  get(
    `${SITE}dict/data/getDictData`,
    { dictType, defaultValue },
    { silent: true, ...(signal ? { signal } : {}) },
  );

/** Kinds of option lists the server knows. */
export type OptionType =
  | 'coin'
  | 'chain'
  | 'walletCode'
  | 'channel'
  | 'contract'
  | 'deliveryContract'
  | 'product'
  | 'coupon'
  | 'role'
  | 'dept'
  | 'post'
  | 'admin'
  | 'tag';

/** Option lists, whole (10,000 entries at most); the answer is keyed by type. */
export const fetchOptions = (
  types: readonly OptionType[],
  signal?: AbortSignal,
): Promise<Partial<Record<OptionType, Option[]>>> =>
  get(
    `${SITE}common/options`,
    { type: types.join(','), pageSize: 10_000 },
    { silent: true, ...(signal ? { signal } : {}) },
  );
