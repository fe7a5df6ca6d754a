import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { Shape } from '@/contract/field/field';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { usePhone } from '@/ui/base/windowWidth';
import type { Dialog } from '../action/dialog';
import styles from './form.module.css';
import { EditorForm } from './EditorForm';
import { useEditor } from './useEditor';
import type { EditorOptions } from './useEditor';
import { wayOut } from '../action/wayOut';

/** Number of fields above which the drawer is wider. */
const FEW = 8;

const sizeOf = (fields: number, wide: boolean): number | string => {
  if (wide) return 'min(1200px, 96vw)';
  return fields > FEW ? 720 : 520;
};

export interface FormDrawerProps extends Dialog, Omit<EditorOptions, 'onDone'> {
  title: string;
  /** The fields of the resource: they give the words of what another operator changed meanwhile. */
  shape?: Shape | undefined;
  /** Label of the submit button. */
  ok?: Key;
  /** True: it is as wide as texts in three languages side by side. */
  wide?: boolean | undefined;
  /** Drawn above the fields. */
  children?: ReactNode;
  onDone?: (answer: unknown) => void;
}

/**
 * A form in a drawer beside the list. It asks before closing with unsaved changes, and never sends a write
 * twice.
 */
export function FormDrawer(props: FormDrawerProps) {
  const {
    open,
    onClose,
    title,
    ok = 'crud.save',
    fields,
    name,
    shape,
    record,
    wide = false,
    children,
    onDone,
    ...options
  } = props;
  const t = useT();
  const isPhone = usePhone();
  const editor = useEditor({
    ...options,
    name,
    title,
    fields,
    record,
    onDone: (answer) => {
      onClose();
      onDone?.(answer);
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
    <Drawer
      open={open}
      destroyOnHidden
      title={title}
      size={isPhone ? '100%' : sizeOf(fields.length, wide)}
      onClose={() => void close()}
      afterOpenChange={(isOpen) => {
        if (isOpen) editor.focusFirst();
      }}
      footer={
        <div className={styles.foot}>
          {editor.written ? (
            <Button type="primary" onClick={leave}>
              {t('crud.close')}
            </Button>
          ) : (
            <>
              <Button onClick={() => void close()}>{wayOut(t(ok), t)}</Button>
              <Button type="primary" loading={editor.sending} onClick={() => void editor.submit()}>
                {t(ok)}
              </Button>
            </>
          )}
        </div>
      }
    >
      <EditorForm
        editor={editor}
        name={name}
        shape={shape}
        fields={fields}
        isNew={record === undefined}
        onLeave={leave}
      >
        {children}
      </EditorForm>
    </Drawer>
  );
}
