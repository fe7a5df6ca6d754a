import { useMemo } from 'react';
import { useRoutes } from '@/stores/routes';
import { KINDS } from './kinds';
import type { Kind } from './kinds';

/** The kinds whose screen stands in the operator's menu. */
export function useMyKinds(): readonly Kind[] {
  const flat = useRoutes((state) => state.flat);
  return useMemo(() => KINDS.filter(({ path }) => flat.some((entry) => entry.path === path)), [flat]);
}
