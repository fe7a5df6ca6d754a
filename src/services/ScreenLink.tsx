import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { closeMembers } from '@/stores/shownMembers';
import { hrefOf } from './href';
import { useLink } from './links';
import type { LinkParams } from './links';
import { goTo } from './navigation';

interface ScreenLinkProps {
  /** Component of the screen in the menu: `finance/recharge/index`. */
  view: string;
  params?: LinkParams;
  className?: string | undefined;
  'aria-label'?: string;
  'data-waiting'?: boolean;
  /** Stands in place of the link where the menu has no such screen; the children by default. */
  fallback?: ReactNode;
  /** Called when the link is followed in this browser tab. */
  onFollow?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/**
 * A link to a screen, a real one: it can be opened in another browser tab. It leads away from the member's
 * profile that lies over the page. Plain text where the menu has no such screen.
 */
export function ScreenLink(props: ScreenLinkProps) {
  const { view, params, fallback, onFollow, children, ...rest } = props;
  const to = useLink(view, params);
  if (to === null && fallback !== undefined) return fallback;
  if (to === null) {
    return (
      <span className={rest.className} data-waiting={rest['data-waiting']}>
        {children}
      </span>
    );
  }
  const follow = (event: MouseEvent) => {
    // A new browser tab was asked for: the link does that.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    closeMembers();
    void goTo(to);
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
