import { createElement, useEffect } from 'react';
import { loadMessages } from '@/i18n';
import { watchTyping, whenIdle } from '@/lib/idle';
import { useTour } from '@/stores/tour';
import { useLoaded } from '@/ui/load/useLoaded';
import { followPointer } from './followPointer';

/** Runs what every list stands on, when the browser has nothing else to do. */
async function fetchKit(): Promise<void> {
  await whenIdle();
  await Promise.all([import('@/domain/kit/screenKit'), loadMessages('crud')]);
}

const loadTour = () => import('@/domain/manual/loadTour').then((module) => module.loadTour());

/** Prepares, in idle time, what the next click will probably need, and shows the tour of a first visit. */
export default function WarmUp() {
  useEffect(followPointer, []);
  useEffect(() => {
    const stopWatching = watchTyping();
    // The same files are fetched again when a screen needs them.
    fetchKit().catch(() => undefined);
    return stopWatching;
  }, []);
  const tour = useLoaded({ load: loadTour, wanted: useTour((state) => state.open) });
  return tour && createElement(tour);
}
