import { createElement, useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { usePlace } from '@/stores/place';
import { ViewBoundary } from './ViewBoundary';

/** A page of the router with a frame: it draws nothing itself, and tells `FramePlace` where the router stands. */
export function FramedPage({ frame }: { frame: ComponentType }) {
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  useLayoutEffect(
    () => usePlace.setState({ frame, address: { pathname, search } }),
    [frame, pathname, search],
  );
  useLayoutEffect(() => usePlace.setState({ isNavigating }), [isNavigating]);
  useLayoutEffect(() => () => usePlace.setState({ frame: null, isNavigating: false }), []);
  return null;
}

/** The frame with its screens, beside the router. */
export function FramePlace() {
  const frame = usePlace((place) => place.frame);
  return frame && <ViewBoundary>{createElement(frame)}</ViewBoundary>;
}
