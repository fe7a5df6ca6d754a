import { useReminders } from '@/stores/reminders';

const NAME = 'console-reminders';

/** Sent by a browser tab that has just been opened; the others answer with the warnings that are open. */
const HELLO = 'hello';

/** Sent by the browser tab that polls the totals when they may have changed. */
const CHANGED = 'changed';

/** `null` in old browsers and some private windows: each browser tab then has its own warnings. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Sets which warnings are open, in this and in all other browser tabs. */
export function openReminders(open: readonly string[]): void {
  useReminders.setState({ open });
  channel?.postMessage(open);
}

/** Tells the other browser tabs that the totals may have changed. */
export function broadcastChanged(): void {
  channel?.postMessage(CHANGED);
}

/**
 * Takes over the warnings of the other browser tabs. The returned function stops it.
 * @param changed called when another browser tab reports that the totals may have changed
 */
export function shareReminders(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) useReminders.setState({ open: data.filter((id) => typeof id === 'string') });
    else if (data === HELLO && useReminders.getState().open.length > 0)
      channel?.postMessage(useReminders.getState().open);
    else if (data === CHANGED) changed();
  };
  channel?.addEventListener('message', hear);
  channel?.postMessage(HELLO);
  return () => channel?.removeEventListener('message', hear);
}
