import { Modal } from 'antd';
import { PartFailed } from '@/ui/feedback/PartFailed';
import type { Dialog, Show } from './dialog';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from '@/ui/feedback/Boundary';

/** Shown in place of a dialog or drawer that crashed. */
function DialogFailed({ open, onClose, retry }: Dialog & { retry: () => void }) {
  return (
    <Modal open={open} destroyOnHidden footer={null} onCancel={onClose}>
      <PartFailed retry={retry} />
    </Modal>
  );
}

/** Draws a dialog inside its boundary. It is a component, so that the boundary catches its errors. */
const Shown = ({ render, dialog }: { render: Parameters<Show>[0]; dialog: Dialog }) => render(dialog);

interface OpenDialog {
  id: number;
  key: string | undefined;
  render: Parameters<Show>[0];
  open: boolean;
}

/**
 * Dialogs and drawers opened by actions. A closed one stays mounted until the next one opens, so that its
 * closing animation runs.
 * @returns the function that opens one, the element to draw, and whether one is open
 */
export function useDialogs(): [Show, ReactNode, boolean] {
  const [list, setList] = useState<readonly OpenDialog[]>([]);

  const show = useCallback<Show>((render, key) => {
    setList((now) => {
      const others = now.filter(({ open }) => open);
      if (key !== undefined && others.some((one) => one.key === key)) return now;
      return [...others, { id: (now.at(-1)?.id ?? 0) + 1, key, render, open: true }];
    });
  }, []);

  const dialogOf = ({ id, open }: OpenDialog): Dialog => ({
    open,
    onClose: () => setList((now) => now.map((one) => (one.id === id ? { ...one, open: false } : one))),
  });

  const dialogs = list.map((one) => {
    const dialog = dialogOf(one);
    return (
      <Boundary key={one.id} fallback={(retry) => <DialogFailed {...dialog} retry={retry} />}>
        <Shown render={one.render} dialog={dialog} />
      </Boundary>
    );
  });
  return [show, dialogs, list.some(({ open }) => open)];
}
