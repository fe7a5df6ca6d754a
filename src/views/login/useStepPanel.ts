import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { NextStep } from '@/api/session';
import type { Attempts } from './useSignIn';

type Panel = ComponentType<{ step: NextStep; attempts: Attempts }>;

/** The form of the steps after the password. Most sign-ins have none, so its code comes with the first. */
export function useStepPanel({ step, tell }: Attempts): Panel | null {
  const [loaded, setLoaded] = useState<{ StepPanel: Panel } | null>(null);
  const wanted = step !== null && loaded === null;
  useEffect(() => {
    if (wanted) import('./StepPanel').then(setLoaded, () => tell({ kind: 'offline' }));
  }, [wanted, tell]);
  return loaded?.StepPanel ?? null;
}
