import { startTransition, useLayoutEffect, useState } from 'react';
import { usePlace } from '@/stores/place';
import type { Address } from '@/stores/place';

/** The address on view. It changes as a transition: the screen on hand answers until the next one is drawn. */
export function useAddress(): Address {
  const [address, setAddress] = useState(() => usePlace.getState().address);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAddress(usePlace.getState().address));
    follow();
    return usePlace.subscribe(follow);
  }, []);
  return address;
}
