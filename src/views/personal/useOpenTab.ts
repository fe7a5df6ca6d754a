import { useState } from 'react';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';

/** The open part of the screen: what `?tab=` of the address names, which follows what the operator opens. */
export function useOpenTab(first: string): [tab: string, open: (tab: string) => void] {
  const { pathname, search } = useTabLocation();
  const named = new URLSearchParams(search).get('tab') ?? first;
  const [shown, setShown] = useState({ named, tab: named });
  // A link into the screen opens another part of it.
  if (shown.named !== named) setShown({ named, tab: named });
  const open = (tab: string) => {
    setShown({ named, tab });
    void goTo(`${pathname}?tab=${tab}`, { replace: true });
  };
  return [shown.tab, open];
}
