import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { dismiss, useNotices } from '@/stores/notices';

/** Seconds a message stays; what went wrong stays longer. */
const STAY = { success: 3, info: 3, warning: 5, error: 6 } as const;

/** Shows the waiting notices through antd's messages. Errors interrupt a screen reader, the rest waits. */
export function Toaster() {
  const { message } = App.useApp();
  const list = useNotices((state) => state.list);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const { id, kind, text } of list) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      void message.open({
        type: kind,
        duration: STAY[kind],
        content: kind === 'error' ? <span role="alert">{text}</span> : <output>{text}</output>,
        onClose: () => {
          shown.current.delete(id);
          dismiss(id);
        },
      });
    }
  }, [list, message]);

  return null;
}
