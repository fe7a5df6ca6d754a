import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { isReadable } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { mustBeFree } from '@/domain/foreseen/mustBeFree';
import { wishOf } from './envelopeWish';
import { Outlook, SHOWN } from './Preview';
import styles from './redEnvelope.module.css';

/**
 * Content of the confirm dialog before an envelope is sent; `null` if the form is incomplete, in which case the server
 * refuses it.
 * @throws ApiError for what the server would refuse, at its field; `malformed` if nobody could read what it costs
 */
export async function askSure(values: FormValues): Promise<ReactNode> {
  const wish = wishOf(values);
  if (!wish) return null;
  const foreseen = await send(redEnvelope.calls.preview, wish);
  if (!SHOWN.every((name) => isReadable(foreseen, name)))
    throw new ApiError({ kind: 'malformed', field: 'data' }, redEnvelope.calls.preview.method);
  mustBeFree(foreseen);
  return (
    <div className={styles.preview}>
      <Outlook wish={wish} foreseen={foreseen} />
    </div>
  );
}
