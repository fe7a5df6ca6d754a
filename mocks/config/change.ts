import { config as contract } from '../../src/contract/system/config';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { FieldChange } from '@/api/types';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import type { Context } from '../core/http';
import { changeRow } from '../core/resource';
import { mustSign } from '../core/stepUp';
import { mustBeUnique } from '../core/unique';
import { guardedConfigs, mustFit } from './guarded';
import { configs } from './list';
import { isGuarded } from './rows';
import type { ConfigRow } from './rows';
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
  mustFit(db, input);
  if (isGuarded(input)) mustSign(context, operPassword);
  const at = db.stamp();
  const row: ConfigRow = {
    ...NO_CHANGE,
    id: db.nextId('config'),
    version: 1,
    deleted: false,
    status: OnOff.on,
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
 * Changes an entry; rules follow with the next call, unless the change waits for another operator.
 * @throws Refusal 40000 for a value that its rule does not understand, 40301 for the password that a guarded one takes,
 *   40904 while another's change waits
 */
export function editConfig(context: Context<Sent<Calls['edit']['body']>>): {
  version: number;
  waits: boolean;
} {
  const { db, input, note } = context;
  const { operPassword, configName, configValue, remark } = input;
  hideSecret(context, db.configs.get(input.id)?.valueType);
  let asked: FieldChange[] = [];
  const { row, version, diff } = changeRow(
    context,
    configs,
    ['configName', 'configValue', 'remark', 'changeBy'],
    (config) => {
      const isKept = config.valueType === 'secret' && configValue === '';
      const wanted = sentFields({ configName, remark, configValue: isKept ? undefined : configValue });
      asked = makeChange(context, guardedConfigs, config, wanted, operPassword);
    },
  );
  const hidden = (change: FieldChange): FieldChange =>
    change.field === 'configValue' ? { ...change, before: HIDDEN, after: HIDDEN } : change;
  note({ diff: row.valueType === 'secret' ? diff.map(hidden) : [...diff, ...asked] });
  return { version, waits: asked.length > 0 };
}
