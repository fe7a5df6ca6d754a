import type { Key } from '@/i18n/keys';

/** A screen outside the frame that fills its window. */
export interface Board {
  path: string;
  /** Name of its file below the views. */
  view: string;
  title: Key;
}

/** The demo screens: static routes that need a session and no menu entry. */
export const BOARDS: readonly Board[] = [
  { path: '/visualizingDemo1', view: 'visualizing/demo1', title: 'router.visualizingLinkDemo1' },
  { path: '/visualizingDemo2', view: 'visualizing/demo2', title: 'router.visualizingLinkDemo2' },
];

/** The board at an address, or `undefined`. As in the router, case and a trailing slash do not count. */
export function boardAt(pathname: string): Board | undefined {
  const wanted = pathname.replace(/\/+$/, '').toLowerCase();
  return BOARDS.find(({ path }) => path.toLowerCase() === wanted);
}
