import { useMemo } from 'react';
import { useIsScoped } from '@/stores/session';

/** A part of a screen that operators with a data scope may not see: a column, a filter, a section, a tab. */
export interface StaffPart {
  readonly staffOnly?: boolean | undefined;
}

/** The parts that the signed-in operator may see: the server sends nothing for the others. */
export function useForViewer<Part extends StaffPart>(parts: readonly Part[]): readonly Part[] {
  const isScoped = useIsScoped();
  return useMemo(() => (isScoped ? parts.filter(({ staffOnly }) => !staffOnly) : parts), [isScoped, parts]);
}
