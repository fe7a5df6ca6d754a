import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n';
import type { Attempts } from './useSignIn';

type Panel = ComponentType<{ data: unknown; attempts: Attempts }>;

/** The form of the steps after the password. Most sign-ins have none, so code and words come with the first. */
export function useStepPanel({ step, tell }: Attempts): { StepPanel: Panel } | null {
  const [loaded, setLoaded] = useState<{ StepPanel: Panel } | null>(null);
  const wanted = step !== null && loaded === null;
  useEffect(() => {
    if (!wanted) return;
    Promise.all([import('./StepPanel'), loadMessages('signInStep')]).then(
      ([panel]) => setLoaded(panel),
      () => tell({ kind: 'offline' }),
    );
  }, [wanted, tell]);
  return loaded;
}
