import { useEffect, useState } from 'react';
import { readDemo } from '@/api/demo';
import type { Demo } from '@/api/demo';
import { loadMessages } from '@/i18n';

/**
 * The demo's accounts, once the texts for their roles are loaded or have failed to load; `null` before, and
 * in production.
 */
export function useDemo(): Demo | null {
  const [shown, setShown] = useState<Demo | null>(null);
  useEffect(() => {
    const demo = readDemo();
    if (demo)
      loadMessages('common').then(
        () => setShown(demo),
        () => setShown(demo),
      );
  }, []);
  return shown;
}
