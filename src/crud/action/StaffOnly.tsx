import type { ReactNode } from 'react';
import { useIsScoped } from '@/stores/session';

/** Draws its children except for operators whose data are restricted to a member's team: they do not get these data. */
export function StaffOnly({ children }: { children: ReactNode }) {
  return useIsScoped() ? null : children;
}
