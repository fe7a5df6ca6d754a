import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ADJUST_ADD } from '@/api/adjusts';
import { toQuery } from '@/api/query';
import { useDialogs } from '@/crud/action/useDialogs';
import { goTo } from '@/services/navigation';
import { useCan } from '@/stores/session';
import { useTabLocation } from '@/services/tabLocation';
import { AdjustForm } from './AdjustForm';
import type { AdjustFormParams } from './AdjustForm';

/** What `?create=1` asks for; `null` where nothing is asked for. */
function paramsIn(search: string): AdjustFormParams | null {
  const params = new URLSearchParams(search);
  if (params.get('create') !== '1') return null;
  const [memberId, accountType, coin] = ['memberId', 'accountType', 'coin'].map((name) => params.get(name));
  return {
    ...(/^\d{1,9}$/.test(memberId ?? '') ? { memberId: Number(memberId) } : {}),
    ...(accountType ? { accountType } : {}),
    ...(coin ? { coin } : {}),
  };
}

/**
 * Opens the form once for an address such as `?create=1&memberId=8`, and leaves the member's own list behind it.
 * @returns the form, to be drawn
 */
export function useFormFromAddress(): ReactNode {
  const { pathname, search } = useTabLocation();
  const [show, dialogs] = useDialogs();
  const allowed = useCan({ one: ADJUST_ADD });
  useEffect(() => {
    const given = paramsIn(search);
    if (!given) return;
    if (allowed) show((dialog) => <AdjustForm {...dialog} given={given} />);
    const { memberId } = given;
    void goTo(memberId === undefined ? pathname : `${pathname}?${toQuery({ memberId })}`, { replace: true });
  }, [allowed, pathname, search, show]);
  return dialogs;
}
