import { create } from 'zustand';

/** A short message to the operator. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

/** Messages waiting to be shown; the shell (or the log-in page) shows and removes them. */
export const useNotices = create<{ list: Notice[] }>(() => ({ list: [] }));

let last = 0;

/** Shows a message; the same words already on screen are not repeated. */
export function notify(kind: Notice['kind'], text: string): void {
  const { list } = useNotices.getState();
  if (list.some((notice) => notice.kind === kind && notice.text === text)) return;
  last += 1;
  useNotices.setState({ list: [...list, { id: last, kind, text }] });
}

export function dismiss(id: number): void {
  useNotices.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }));
}
