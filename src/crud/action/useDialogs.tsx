import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from '@/ui/feedback/Boundary';
import type { Dialog, Show } from './dialog';
import { DialogFailed } from './DialogFailed';

/** Draws a dialog within its boundary; called as a component, so that what it throws is caught there. */
const Shown = ({ render, dialog }: { render: Parameters<Show>[0]; dialog: Dialog }) => render(dialog);

interface OpenDialog {
  id: number;
  key: string | undefined;
  render: Parameters<Show>[0];
  open: boolean;
}

/**
 * Dialogs and drawers that actions open, each as long as it wants to stay. A closed one is kept until the
 * next opens, so that it can leave in its own way.
 * @returns how to show one, and what is to be drawn
 */
export function useDialogs(): [Show, ReactNode] {
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
  return [show, dialogs];
}
