import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { isReadable } from '@/contract/field/read';
import { changedNames, guardsOf } from '@/contract/guard';
import type { Resource } from '@/contract/resource';
import type { FormValues } from '@/crud/field/field';
import type { Translate } from '@/i18n';
import { composeBody } from './compose';
import { EffectTable } from './EffectTable';
import { foreseeing } from './foreseeing';
import styles from './effect.module.css';

/**
 * The question before guarded fields are changed: what it would do, and whether it waits for another operator. `null`
 * when none is changed, when nothing follows, and for a resource whose server does not tell. A new record differs from
 * nothing (`{}`).
 *
 * @throws ApiError where the server would refuse the change, at its field, or cannot say what it would do
 */
export async function askEffect(
  resource: Pick<Resource, 'row' | 'detail' | 'calls'>,
  values: FormValues,
  record: FormValues,
  t: Translate,
): Promise<ReactNode> {
  const call = foreseeing(resource);
  const { id } = record;
  // What the dry run does not take waits for nobody.
  const changed = changedNames(
    guardsOf({ ...resource.row, ...resource.detail }, record),
    record,
    values,
  ).filter((name) => call !== null && name in call.body);
  if (!call || changed.length === 0 || (id === undefined && !call.body['id']?.optional)) return null;
  const wanted = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const effect = await send(call, composeBody(call, { ...wanted, id }));
  if (!isReadable(effect, 'waits') || !isReadable(effect, 'consequences'))
    throw new ApiError({ kind: 'malformed', field: 'data' }, call.method);
  if (!effect.waits && effect.consequences.length === 0) return null;
  return (
    <div className={styles.question}>
      <p>{t(effect.waits ? 'crud.change.willWait' : 'crud.change.atOnce')}</p>
      <EffectTable consequences={effect.consequences} />
    </div>
  );
}
