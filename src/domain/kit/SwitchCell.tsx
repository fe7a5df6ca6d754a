import { Alert, Switch } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { useCan } from '@/stores/session';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { toastError } from '@/ui/toast/toastError';
import { useAction } from '@/crud/action/useAction';
import { useConfirm } from '@/crud/action/useConfirm';

interface SwitchCellProps {
  /** Of the resource. */
  name: string;
  /** The record's key. */
  id: number;
  on: boolean;
  /** What is switched, of which record. */
  label: string;
  /** Whoever does not hold it sees the state only. */
  permission: string;
  /** It wants a reason; this sentence says who reads it. */
  reason?: string | null;
  /** What switching would mean now; nothing unless told. */
  warning?: string | null;
  /** Sends it, silently. */
  set(on: 0 | 1, reason: string): Promise<unknown>;
}

/** A switch of a record; it asks before it does anything. */
export function SwitchCell(props: SwitchCellProps) {
  const { name, id, on, label, permission, reason = null, warning, set } = props;
  const t = useT();
  const may = useCan({ one: permission });
  const confirm = useConfirm();
  const run = useAction(name);
  const [asking, setAsking] = useState(false);
  const next = on ? 0 : 1;
  const question = t('crud.toggle', { action: t(on ? 'crud.turnOff' : 'crud.turnOn'), name: label });

  async function toggle(): Promise<void> {
    if (reason !== null) return setAsking(true);
    if (!(await confirm({ text: question, danger: on }))) return;
    const outcome = await run([id], () => set(next, ''), 'crud.saved');
    if (outcome.kind === 'failed') toastError(outcome.error);
  }

  return (
    <>
      <Switch size="small" checked={on} disabled={!may} aria-label={label} onChange={() => void toggle()} />
      {asking ? (
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          name={name}
          id={id}
          title={label}
          ok={on ? 'crud.turnOff' : 'crud.turnOn'}
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
