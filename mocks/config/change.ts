import { config as contract } from '../../src/contract/system/config';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { changeRow } from '../core/resource';
import { stepUp } from '../core/stepUp';
import { mustBeUnique } from '../core/unique';
import { configs } from './list';
import { declaredOf, isGuarded } from './rows';
import type { ConfigRow } from './rows';
import { fits } from './values';
import type { ValueType } from './values';

type Calls = typeof contract.calls;

/** What a log line shows instead of a secret. */
const HIDDEN = '******';

/** Keeps the value of a secret out of the operation log, whatever becomes of the call. */
function hideSecret({ input, note }: Context<object>, valueType: ValueType | undefined): void {
  if (valueType === 'secret') note({ body: { ...input, configValue: HIDDEN } });
}

/**
 * Adds an entry of the operators' own.
 * @throws Refusal 40905, 40000 for a value of another type, 40301 for the password that a guarded one takes
 */
export function addConfig(context: Context<Sent<Calls['add']['body']>>): { id: number } {
  const { db, user, input, note } = context;
  const { configKey, configName, configValue, valueType, remark, operPassword } = input;
  hideSecret(context, valueType);
  mustBeUnique(contract, db.configs.values(), input);
  if (!fits(valueType, configValue, undefined)) throw invalid('configValue');
  if (isGuarded(db, input)) stepUp(context, operPassword ?? '');
  const at = db.stamp();
  const row: ConfigRow = {
    id: db.nextId('config'),
    version: 1,
    deleted: false,
    status: 1,
    configKey,
    configName,
    configValue,
    valueType,
    remark,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
  };
  db.configs.set(row.id, row);
  db.config.set(configKey, configValue);
  note({ targetType: configs.target, targetId: String(row.id), targetText: configKey });
  return { id: row.id };
}

/**
 * Changes an entry; rules follow with the next call.
 * @throws Refusal 40000 for a value that its rule does not understand, 40301 for the password that a guarded one takes
 */
export function editConfig(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { db, input, note } = context;
  const { operPassword, configName, configValue, remark } = input;
  hideSecret(context, db.configs.get(input.id)?.valueType);
  const { row, version, diff } = changeRow(
    context,
    configs,
    ['configName', 'configValue', 'remark'],
    (config) => {
      const isKept = configValue === undefined || (config.valueType === 'secret' && configValue === '');
      if (!isKept && !fits(config.valueType, configValue, declaredOf(db, config)))
        throw invalid('configValue');
      if (isGuarded(db, config)) stepUp(context, operPassword ?? '');
      if (configName !== undefined) config.configName = configName;
      if (remark !== undefined) config.remark = remark;
      if (isKept) return;
      config.configValue = configValue;
      db.config.set(config.configKey, configValue);
    },
  );
  if (row.valueType === 'secret')
    note({
      diff: diff.map((change) =>
        change.field === 'configValue' ? { ...change, before: HIDDEN, after: HIDDEN } : change,
      ),
    });
  return { version };
}
