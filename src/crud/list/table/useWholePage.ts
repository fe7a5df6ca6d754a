import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True from when the browser is asked to print the page or to look for a word in it, when what is not in view has to be drawn
 * too. After printing it ends.
 * @param on false where everything is drawn anyway
 */
export function useWholePage(on: boolean): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    // The browser does not wait for a later drawing.
    const draw = () => flushSync(() => setWhole(true));
    const pressed = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') draw();
    };
    const over = () => setWhole(false);
    window.addEventListener('beforeprint', draw);
    window.addEventListener('afterprint', over);
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener('afterprint', over);
      window.removeEventListener('keydown', pressed);
    };
  }, [on]);
  return on && whole;
}
