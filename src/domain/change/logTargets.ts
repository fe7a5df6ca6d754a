import type { Resource } from '@/contract/resource';
import type { Area } from '@/i18n/keys';
import { areasOf } from '@/kernel/words';
import { resources } from '../resource/resources';

/** What a line of the operation log is about: the fields of the record, and where their words are. */
export interface LogTarget {
  shape: Resource['row'];
  areas: readonly Area[];
}

const NONE: LogTarget = { shape: {}, areas: [] };

const TARGETS = new Map<string, LogTarget>(
  resources.map(({ name, view, row, detail }) => [
    name,
    { shape: { ...row, ...detail }, areas: view === undefined ? [] : areasOf(view) },
  ]),
);

/** The kind of record that `targetType` names; without fields when the console does not know it. */
export const logTarget = (targetType: string): LogTarget => TARGETS.get(targetType) ?? NONE;
