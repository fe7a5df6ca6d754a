import { tellOutcome } from '@/crud/action/tellOutcome';
import { Alert, Switch } from 'antd';
import { useState } from 'react';
import type { ResourceName } from '@/contract/resources';
import { useConfirm } from '@/crud/action/useConfirm';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { useIsWriting, useWrite } from '@/services/writes';
import { useCan } from '@/stores/session';

/** The words of one direction: the button, and the question about the record `{{name}}`. */
export type Turn = readonly [button: Key, question: Key];

/** The words of a record's status. */
const ENABLING: Record<'on' | 'off', Turn> = {
  on: ['crud.enable', 'crud.enableAsk'],
  off: ['crud.disable', 'crud.disableAsk'],
};

interface SwitchCellProps {
  /** Name of the resource. */
  name: string;
  /** The record's key. */
  id: string;
  touches?: readonly ResourceName[] | undefined;
  on: boolean;
  /** Accessible name: what is switched, and of which record. */
  label: string;
  /** Title of the record, for the question. */
  record: string;
  /** The words of the two directions; by default those of a status. */
  turns?: Record<'on' | 'off', Turn> | undefined;
  /** Operators without it see the state only; `null`: every operator may switch. */
  permission: string | null;
  /** Why it cannot be switched now; `null` when it can. */
  disabledReason?: string | null;
  /** A sentence that says who reads the reason; `null` if no reason is asked for. */
  reason?: string | null;
  /** What switching would cause now, shown in the confirmation; nothing by default. */
  warning?: string | null;
  /** Sends the new state. */
  set(on: 0 | 1, reason: string): Promise<unknown>;
}

/** A switch for a flag of a record; it asks for confirmation before it sends the change. */
export function SwitchCell(props: SwitchCellProps) {
  const {
    name,
    id,
    touches,
    on,
    label,
    record,
    turns = ENABLING,
    permission,
    disabledReason = null,
    reason = null,
    warning,
    set,
  } = props;
  const t = useT();
  const may = useCan({ one: permission ?? '' }) || permission === null;
  const confirm = useConfirm();
  const write = useWrite();
  const [asking, setAsking] = useState(false);
  const isWriting = useIsWriting({ resource: name, ids: [id] });
  const next = on ? 0 : 1;
  const [verb, ask] = turns[on ? 'off' : 'on'];
  const question = t(ask, { name: record });

  async function toggle(): Promise<void> {
    if (reason !== null) return setAsking(true);
    if (!(await confirm({ title: verb, text: question, danger: on, ok: verb }))) return;
    const outcome = await write({ resource: name, ids: [id], touches }, () => set(next, ''));
    tellOutcome(outcome, t, { done: t('crud.saved') });
  }

  return (
    <>
      <Switch
        size="small"
        checked={on}
        disabled={!may || disabledReason !== null}
        loading={isWriting}
        title={disabledReason ?? undefined}
        aria-label={label}
        onChange={() => void toggle()}
      />
      {asking ? (
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          name={name}
          id={id}
          touches={touches}
          title={`${t(verb)} · ${record}`}
          ok={verb}
          danger={on}
          onSubmit={(why) => set(next, why)}
          done="crud.saved"
        >
          <p>
            {question} {reason}
          </p>
          {warning ? <Alert type="warning" showIcon title={warning} /> : null}
        </ReasonDialog>
      ) : null}
    </>
  );
}
