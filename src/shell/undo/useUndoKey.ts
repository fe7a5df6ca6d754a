import { useEffect } from 'react';
import { undo } from '@/services/undoable';
import { useWaitingWrites } from '@/stores/waitingWrites';
import { isTyping } from '@/ui/keys/isTyping';

/** Ctrl+Z or Cmd+Z takes back the latest write that waits, except while somebody types. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const latest = useWaitingWrites.getState().list.at(-1);
      if (!isUndo || !latest || isTyping(event)) return;
      event.preventDefault();
      undo(latest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
