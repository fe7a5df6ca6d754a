import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useConfirms } from '@/stores/confirm';

/** Pixels. Width of a dialog with a table. */
const WIDE = 720;

/** Shows the queued confirm dialogs. Loaded with the first of them. */
export function ConfirmHost() {
  const [modal, holder] = Modal.useModal();
  const list = useConfirms((state) => state.list);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const { id, title, text, ok, cancel, danger = false, wide = false, onConfirm, answer } of list) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      const leave = (yes: boolean) => {
        shown.current.delete(id);
        answer(yes);
      };
      const settings = {
        title,
        content: text,
        ...(wide ? { width: WIDE } : {}),
        okText: ok,
        okButtonProps: { danger },
        onOk: async () => {
          await onConfirm?.();
          leave(true);
        },
        onCancel: () => leave(false),
      };
      if (cancel === undefined) modal.info(settings);
      else {
        modal.confirm({
          ...settings,
          cancelText: cancel,
          focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
        });
      }
    }
  }, [list, modal]);

  return holder;
}
