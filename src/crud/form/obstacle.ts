import { createContext, use, useEffect } from 'react';

/** Takes the reason why the form around cannot be sent now. */
export const ObstacleContext = createContext<(reason: string | null) => void>(() => undefined);

/**
 * Says from inside a form dialog why the form cannot be sent now: the dialog shows the reason and disables its button.
 * `null` lets it be sent.
 */
export function useFormObstacle(reason: string | null): void {
  const tell = use(ObstacleContext);
  useEffect(() => {
    tell(reason);
    return () => tell(null);
  }, [reason, tell]);
}
