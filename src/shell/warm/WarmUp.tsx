import { createElement, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n';
import { watchTyping, whenIdle } from '@/lib/idle';
import { followPointer } from './followPointer';

type Part = ComponentType<{ onDrawn: () => void }>;

/** Fetches what every list needs, each piece when the browser has nothing else to do. */
async function fetchPart(): Promise<Part> {
  await whenIdle();
  await import('@/domain/first/questions');
  await whenIdle();
  const [{ default: Rehearsal }] = await Promise.all([import('./Rehearsal'), loadMessages('crud')]);
  await whenIdle();
  return Rehearsal;
}

/** Prepares, in idle time, what the next click will probably need. */
export default function WarmUp() {
  const [part, setPart] = useState<{ Rehearsal: Part } | null>(null);
  const drop = useCallback(() => setPart(null), []);
  useEffect(followPointer, []);
  useEffect(() => {
    let isOver = false;
    const stopWatching = watchTyping();
    fetchPart().then(
      (Rehearsal) => {
        if (!isOver) setPart({ Rehearsal });
      },
      // The same files are fetched again when a screen needs them.
      () => undefined,
    );
    return () => {
      isOver = true;
      stopWatching();
    };
  }, []);
  return part && createElement(part.Rehearsal, { onDrawn: drop });
}
