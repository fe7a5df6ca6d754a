import { App, Button } from 'antd';
import { useRef } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { goTo } from '@/stores/navigation';
import type { Kind } from './kinds';
import { due } from './rules';
import { ring } from './sound';
import { useMyKinds } from './useMyKinds';
import { usePolling } from './usePolling';

const SOUND = 'reminder-sound';

/** Words that change with the language while the pop-up stays. */
function Words({ of }: { of: Key }) {
  return useT()(of);
}

/** Pops up what waits for approval, one persistent warning a kind, with a sound. */
export function Reminders() {
  const { notification } = App.useApp();
  const kinds = useMyKinds();
  const open = useRef(new Set<Kind['id']>());
  const told = useRef(false);

  const offerSound = () => {
    if (told.current) return;
    told.current = true;
    const enable = () => {
      notification.destroy(SOUND);
      void ring();
    };
    notification.info({
      key: SOUND,
      title: (
        <Button type="link" size="small" onClick={enable}>
          <Words of="reminder.soundOff" />
        </Button>
      ),
      duration: false,
    });
    // Any gesture frees the sound for the next time.
    window.addEventListener('pointerdown', () => void ring(), { once: true });
  };

  const show = (kind: Kind) => {
    open.current.add(kind.id);
    const close = () => {
      notification.destroy(kind.id);
      open.current.delete(kind.id);
    };
    notification.warning({
      key: kind.id,
      role: 'alert',
      title: <Words of="reminder.title" />,
      description: <Words of={kind.reminder} />,
      duration: false,
      onClose: () => open.current.delete(kind.id),
      actions: (
        <Button
          type="primary"
          size="small"
          onClick={() => {
            close();
            void goTo(kind.to);
          }}
        >
          <Words of="reminder.go" />
        </Button>
      ),
    });
  };

  usePolling(kinds.length > 0, (answer) => {
    const kindsDue = due(kinds, answer, open.current);
    for (const kind of kindsDue) show(kind);
    if (kindsDue.length > 0) {
      void ring().then((heard) => {
        if (!heard) offerSound();
      });
    }
  });

  return null;
}
