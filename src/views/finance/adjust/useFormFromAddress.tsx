import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { adjust } from '@/contract/finance/adjust';
import { idOf } from '@/contract/field/brands';
import { runAction } from '@/crud/action/runAction';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { createWith } from './adjustActions';
import type { Given } from './adjustActions';

/** Initial values from `?create=1`; `null` without that parameter. */
function givenIn(search: string): Given | null {
  const params = new URLSearchParams(search);
  if (params.get('create') !== '1') return null;
  const [accountType, coin] = ['accountType', 'coin'].map((name) => params.get(name) || undefined);
  return { memberId: idOf(params.get('memberId')) ?? undefined, accountType, coin };
}

/**
 * Opens the form once for an address such as `?create=1&memberId=8`; the list behind it is then filtered by
 * that member.
 * @returns the form element, to be rendered by the screen
 */
export function useFormFromAddress(): ReactNode {
  const { pathname, search } = useTabLocation();
  const [context, dialogs] = useScreenContext({ resource: adjust });
  useEffect(() => {
    const given = givenIn(search);
    if (!given) return;
    const { permission, perform } = createWith(given);
    if (permission === null || context.viewer.can(permission)) {
      runAction(() => perform({ pageNum: 1, pageSize: 20 }, context));
    }
    const { memberId } = given;
    void goTo(memberId === undefined ? pathname : `${pathname}?memberId=${memberId}`, { replace: true });
  }, [context, pathname, search]);
  return dialogs;
}
