import type { ReactNode } from 'react';
import { useLoaded } from '@/ui/load/useLoaded';
import { loaderOf } from './drawings/load';
import type { Drawing } from './drawings/load';

/** Draws an icon in the size and colour of the text. */
export function IconDrawing({ drawing: { viewBox, paths } }: { drawing: Drawing }) {
  return (
    <span className="anticon" aria-hidden>
      <svg viewBox={viewBox} width="1em" height="1em" fill="currentColor" focusable="false">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}

/** One of all icons there are; `unknown` for a name that none has, and while it is loading. */
export function DrawnIcon({ name, unknown }: { name: string; unknown: ReactNode }) {
  const { load, initial } = loaderOf(name);
  const drawing = useLoaded({ load, initial })?.get(name);
  return drawing ? <IconDrawing drawing={drawing} /> : unknown;
}
