import type { WireRowOf } from '@/contract/resource';
import type { config } from '@/contract/system/config';
import { settingsOf } from '../core/config/registry';
import type { Setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { PlainRow } from '../core/plain';
import { localTexts } from '../core/texts';
import { DAY, stampOf } from '../core/time';
import { TYPES } from './values';

/** A configuration entry as it is kept; its value counts where `db.config` has it. */
export type ConfigRow = PlainRow &
  Pick<WireRowOf<typeof config>, 'configName' | 'configKey' | 'configValue' | 'valueType' | 'remark'>;

declare module '../core/tables' {
  interface Tables {
    configs: Map<number, ConfigRow>;
  }
}

/** The rule's own description; `undefined` for an entry that operators have added. */
export const declaredOf = (db: Db, { configKey }: Pick<ConfigRow, 'configKey'>): Setting | undefined =>
  settingsOf(db).find(({ key }) => key === configKey);

/** Rules that a change of may open the door: sign-in, risk, withdraws. */
const GUARDED = /^(risk|withdraw|login)\./;

/** True when a change takes the operator's password. */
export const isGuarded = (db: Db, row: Pick<ConfigRow, 'configKey' | 'valueType'>): boolean =>
  GUARDED.test(row.configKey) || row.valueType === 'secret' || declaredOf(db, row)?.stepUp === true;

const GROUPS = new Set([
  'withdraw',
  'recharge',
  'adjust',
  'review',
  'risk',
  'kyc',
  'login',
  'reminder',
  'ui',
  'sys',
]);

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
      status: 1,
      configKey: key,
      configName: localTexts(title),
      configValue,
      valueType: TYPES[type],
      remark: '',
      createdAt: at,
      updatedAt: at,
      createdBy: 'system',
      updatedBy: 'system',
    });
  }
}
