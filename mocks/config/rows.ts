import type { WireRowOf } from '@/contract/resource';
import type { config } from '@/contract/system/config';
import { isGuardedKey, rulesOf } from '../../src/contract/setting';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { ValueTerms } from '@/contract/setting';
import { NO_CHANGE } from '../core/change/ask';
import { settingsOf } from '../core/config/registry';
import type { Setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { PlainRow } from '../core/plain';
import type { Pending } from '../core/rows';
import { localTexts } from '../core/texts';
import { DAY, stampOf } from '../core/time';
import { TYPES } from './values';

/** A configuration entry as it is kept; its value counts where `db.config` has it. */
export type ConfigRow = PlainRow &
  Pending<{ configValue?: string }> &
  Pick<WireRowOf<typeof config>, 'configName' | 'configKey' | 'configValue' | 'valueType' | 'remark'>;

declare module '../core/tables' {
  interface Tables {
    configs: Map<number, ConfigRow>;
  }
}

/** The rule's own description; `undefined` for an entry that operators have added. */
export const declaredOf = (db: Db, { configKey }: Pick<ConfigRow, 'configKey'>): Setting | undefined =>
  settingsOf(db).find(({ key }) => key === configKey);

/** True when a change takes the operator's password. */
export const isGuarded = (row: Pick<ConfigRow, 'configKey' | 'valueType'>): boolean =>
  isGuardedKey(row.configKey) || row.valueType === 'secret';

/** What decides which texts the value of an entry may be. */
export const termsOf = (
  { valueType }: Pick<ConfigRow, 'valueType'>,
  { min, max, names, choices }: Partial<Setting> = {},
): ValueTerms => ({
  valueType,
  least: min ?? null,
  most: max ?? null,
  names: names ?? choices ?? [],
});

const GROUPS = new Set([
  'withdraw',
  'recharge',
  'adjust',
  'award',
  'campaign',
  'review',
  'risk',
  'kyc',
  'login',
  'reminder',
  'ui',
  'sys',
]);

/** Values of the settings that rules hold together with one, by their keys. */
export const relatedOf = (db: Db, key: string): Record<string, string> =>
  Object.fromEntries(
    rulesOf(key).flatMap(({ reads }) =>
      reads.flatMap((name) => (name === key ? [] : [[name, db.config.get(name) ?? '']])),
    ),
  );

/** `sys_config_group`: the beginning of the key. */
export function groupOf({ configKey }: Pick<ConfigRow, 'configKey'>): string {
  const [first = ''] = configKey.split('.');
  return GROUPS.has(first) ? first : 'other';
}

/** An entry for every figure that a rule reads. */
export function seedConfigs(db: Db): void {
  const at = stampOf(db.now() - 200 * DAY);
  for (const { key, title, type, default: configValue } of settingsOf(db)) {
    const id = db.nextId('config');
    db.configs.set(id, {
      id,
      version: 1,
      deleted: false,
      status: OnOff.on,
      configKey: key,
      configName: localTexts(title),
      configValue,
      valueType: TYPES[type],
      remark: '',
      ...NO_CHANGE,
      createdAt: at,
      updatedAt: at,
      createdBy: 'system',
      updatedBy: 'system',
    });
  }
}
