import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { closeMembers } from '@/stores/shownMembers';
import { hrefOf } from './href';
import { useLink } from './links';
import type { LinkParams } from './links';
import { goTo } from './navigation';

interface ScreenLinkProps {
  /** Component of the screen as the menu names it, for example `finance/recharge/index`. */
  view: string;
  params?: LinkParams;
  className?: string | undefined;
  'aria-label'?: string;
  'data-waiting'?: boolean;
  /** Drawn instead of the link if the menu has no such screen; the children by default. */
  fallback?: ReactNode;
  /** Called when the link is followed in this browser tab. */
  onFollow?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/**
 * A link to a screen; `fallback` if the menu has no such screen. It is an `a` element with an address, so that the
 * screen can also be opened in another browser tab. Following it closes the member profiles shown over the page.
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
    // The operator wants another browser tab or window, which the browser opens itself.
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
