import type { MouseEvent, ReactNode } from 'react';
import { useLink } from './links';
import type { LinkParams } from './links';
import { hrefOf } from './href';
import { goTo } from './navigation';

interface ScreenLinkProps {
  /** Component of the screen in the menu: `finance/recharge/index`. */
  view: string;
  params?: LinkParams;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link to a screen, a real one: it can be opened in another browser tab. Plain text where the menu has no such screen. */
export function ScreenLink({ view, params, children, ...rest }: ScreenLinkProps) {
  const to = useLink(view, params);
  if (to === null) return <span className={rest.className}>{children}</span>;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goTo(to);
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
