import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { LONGEST_THEME } from '@/stores/theme';

interface Props {
  title: string;
  /** Text to be copied by hand; without it the box is empty and editable. */
  given?: string;
  onDone?: (text: string) => void;
  onClose: () => void;
}

/** A dialog with a text to copy by hand, or with a box to paste one into. */
export function TextBox({ title, given, onDone, onClose }: Props) {
  const t = useT();
  const [text, setText] = useState(given ?? '');
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={() => (onDone ? onDone(text) : onClose())}
      okText={onDone ? t('layout.pasteApply') : t('shell.close')}
      cancelText={t('user.logOutCancel')}
      okButtonProps={{ disabled: text.trim() === '' }}
    >
      <Input.TextArea
        aria-label={title}
        rows={8}
        // One more than the maximum, so that a longer text is refused and not silently cut.
        maxLength={LONGEST_THEME + 1}
        readOnly={given !== undefined}
        autoFocus
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
    </Modal>
  );
}
