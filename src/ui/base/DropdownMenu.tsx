import type { RefObject } from 'react';
import type { DropdownProps } from 'antd';
import { Dropdown } from './Dropdown';

interface Props extends Omit<DropdownProps, 'trigger' | 'autoFocus' | 'onOpenChange'> {
  /** What the menu hangs below, its only child. */
  opener: RefObject<HTMLElement | null>;
}

/**
 * A menu that a click opens. It takes the focus when it opens and gives it back to its opener when it closes; antd does the
 * second only where nothing else has heard of Escape before.
 */
export function DropdownMenu({ opener, ...props }: Props) {
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => {
        // WebKit scrolls a moment later, and to what has the focus by then: after a press beside the menu, the content.
        if (!isOpen) opener.current?.focus({ preventScroll: true });
      }}
      {...props}
    />
  );
}
