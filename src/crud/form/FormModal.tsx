import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusalOf } from '@/api/failure';
import type { ApiError } from '@/api/failure';
import type { Shape } from '@/contract/field/field';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Dialog } from '../action/dialog';
import { EditorForm } from './EditorForm';
import { ObstacleContext } from './obstacle';
import { Refusal } from '@/contract/refusals';
import { toastError } from '@/ui/toast/toastError';
import { useEditor } from './useEditor';
import type { EditorOptions } from './useEditor';
import { wayOut } from '../action/wayOut';

/** Refusals after which what the dialog shows is outdated, so that another attempt fails as well. */
const STALE: readonly number[] = [Refusal.staleVersion];

/** Pixels. Width of a dialog with a table. */
const WIDE = 1120;

export interface FormModalProps extends Dialog, Omit<EditorOptions, 'onDone' | 'onRefused' | 'obstacle'> {
  title: string;
  /** The fields of the resource: they give the words of what another operator changed meanwhile. */
  shape?: Shape | undefined;
  ok?: Key;
  danger?: boolean;
  /** Name of the field that gets the focus; the first one by default. */
  focus?: string | undefined;
  /** True: as wide as a table. */
  wide?: boolean | undefined;
  /** Drawn above the fields: the complete description of the action. */
  children?: ReactNode;
  onDone?: (answer: unknown) => void;
  /**
   * Refusals that another attempt would meet again: they close the dialog. Default: an outdated version; none
   * when the form edits a `record`, because the form can continue with the newer one.
   */
  final?: readonly number[];
  /** Called for such a refusal; without it, the refusal is shown as a message. */
  onFinal?: (error: ApiError) => void;
}

/** A small form in a dialog, for actions that need a reason, a password or an amount. */
export function FormModal(props: FormModalProps) {
  const {
    open,
    onClose,
    title,
    ok = 'crud.submit',
    danger = false,
    focus,
    wide = false,
    fields,
    name,
    shape,
    record,
    children,
    onDone,
    final = record ? [] : STALE,
    onFinal = toastError,
    ...options
  } = props;
  const t = useT();
  const [obstacle, setObstacle] = useState<string | null>(null);
  const editor = useEditor({
    obstacle,
    ...options,
    name,
    title,
    fields,
    record,
    onDone: (answer) => {
      onClose();
      onDone?.(answer);
    },
    onRefused: (error) => {
      if (!final.includes(refusalOf(error) ?? 0)) return false;
      onClose();
      onFinal(error);
      return true;
    },
  });

  function leave(): void {
    editor.forget();
    onClose();
  }

  async function close(): Promise<void> {
    if (editor.written) leave();
    else if (!editor.sending && (await editor.mayLeave())) onClose();
  }

  return (
    <Modal
      open={open}
      destroyOnHidden
      title={title}
      {...(wide ? { width: WIDE } : {})}
      okText={t(ok)}
      okButtonProps={{ danger, disabled: obstacle !== null, ...(obstacle ? { title: obstacle } : {}) }}
      cancelText={wayOut(t(ok), t)}
      confirmLoading={editor.sending}
      {...(editor.written ? { footer: <Button onClick={leave}>{t('crud.close')}</Button> } : {})}
      onOk={() => void editor.submit()}
      onCancel={() => void close()}
      afterOpenChange={(isOpen) => {
        if (isOpen) editor.focusFirst(focus);
      }}
    >
      <EditorForm editor={editor} name={name} shape={shape} fields={fields} isNew={!record} onLeave={leave}>
        {obstacle === null ? null : <Alert type="error" showIcon title={obstacle} role="alert" />}
        <ObstacleContext value={setObstacle}>{children}</ObstacleContext>
      </EditorForm>
    </Modal>
  );
}
