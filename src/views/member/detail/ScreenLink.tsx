import type { MouseEvent, ReactNode } from 'react';
import { hrefOf } from '@/services/href';
import { goTo } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import { closeMembers } from '@/stores/shownMembers';

interface ScreenLinkProps {
  /** Below the base, with its query. */
  to: string;
  /** Path of its menu entry, where that is a pattern. */
  screen?: string;
  children: ReactNode;
}

/** Leads to another screen, and away from the member's picture; plain text without that screen in the menu. */
export function ScreenLink({ to, screen = to.replace(/\?.*$/, ''), children }: ScreenLinkProps) {
  const known = useRoutes(({ flat }) => flat.some(({ path }) => path === screen));
  if (!known) return children;

  function follow(event: MouseEvent): void {
    // A new tab was asked for: the link does that.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    closeMembers();
    void goTo(to);
  }

  return (
    <a href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
