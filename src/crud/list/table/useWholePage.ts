import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '@/ui/table/usePrinting';

/**
 * True when what is not in view has to be drawn too: while the page is printed, and from when the browser is asked to look
 * for a word in it until it has been printed.
 * @param on false where everything is drawn anyway
 */
export function useWholePage(on: boolean): boolean {
  const isPrinting = usePrinting();
  const [isSearched, setSearched] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const pressed = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      // The browser does not wait for a later drawing.
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') flushSync(() => setSearched(true));
    };
    const over = () => setSearched(false);
    window.addEventListener('keydown', pressed);
    window.addEventListener('afterprint', over);
    return () => {
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('afterprint', over);
    };
  }, [on]);
  return on && (isPrinting || isSearched);
}
