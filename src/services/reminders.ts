import { useReminders } from '@/stores/reminders';

const NAME = 'console-reminders';

/** What a browser tab says when it has just come: the others answer with what is open. */
const HELLO = 'hello';

/** What the browser tab that asks says when the totals may have changed. */
const CHANGED = 'changed';

/** Absent in old browsers and some private windows: each browser tab then has warnings of its own. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Says which warnings are open, here and in the other browser tabs. */
export function openReminders(open: readonly string[]): void {
  useReminders.setState({ open });
  channel?.postMessage(open);
}

/** Says to the other browser tabs that the totals may have changed. */
export function broadcastChanged(): void {
  channel?.postMessage(CHANGED);
}

/**
 * Follows the other browser tabs until called off.
 * @param changed called when one of them says that the totals may have changed
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
