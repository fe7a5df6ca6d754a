import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Dialog } from './action';
import { EditorForm } from './EditorForm';
import { useEditor } from './useEditor';
import type { EditorOptions } from './useEditor';

export interface FormModalProps extends Dialog, Omit<EditorOptions, 'onDone'> {
  title: string;
  ok?: Key;
  danger?: boolean;
  /** Stands above the fields: what is about to happen, in full. */
  children?: ReactNode;
  onDone?: (answer: unknown) => void;
}

/** A small form over the page, for actions that want a reason, a password, a figure. */
export function FormModal(props: FormModalProps) {
  const {
    open,
    onClose,
    title,
    ok = 'crud.submit',
    danger = false,
    fields,
    name,
    children,
    onDone,
    ...options
  } = props;
  const t = useT();
  const editor = useEditor({
    ...options,
    name,
    fields,
    onDone: (answer) => {
      onClose();
      onDone?.(answer);
    },
  });

  async function close(): Promise<void> {
    if (!editor.sending && (await editor.mayLeave())) onClose();
  }

  return (
    <Modal
      open={open}
      destroyOnHidden
      title={title}
      okText={t(ok)}
      okButtonProps={{ danger }}
      cancelText={t('crud.cancel')}
      confirmLoading={editor.sending}
      onOk={() => void editor.submit()}
      onCancel={() => void close()}
      afterOpenChange={(isOpen) => {
        if (isOpen) editor.focusFirst();
      }}
    >
      <EditorForm editor={editor} name={name} fields={fields} isNew>
        {children}
      </EditorForm>
    </Modal>
  );
}
