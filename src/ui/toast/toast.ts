import { create } from 'zustand';

/** A short message to the operator. */
export interface ToastMessage {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

/** Messages that are shown or waiting; the shell or the log-in page shows and removes them. */
export const useToasts = create<{ list: ToastMessage[] }>(() => ({ list: [] }));

let last = 0;

/** Shows a message, unless the same text is already on screen. */
export function toast(kind: ToastMessage['kind'], text: string): void {
  const { list } = useToasts.getState();
  if (list.some((notice) => notice.kind === kind && notice.text === text)) return;
  last += 1;
  useToasts.setState({ list: [...list, { id: last, kind, text }] });
}

/** Takes all messages away. */
export const dismissToasts = (): void => useToasts.setState({ list: [] });

export function dismissToast(id: number): void {
  useToasts.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }));
}
