import { memo } from 'react';
import type { ReactNode } from 'react';

interface KeptProps {
  /** What the drawing depends on. */
  of: readonly unknown[];
  children: () => ReactNode;
}

/** What is drawn again only when one of the things that it depends on is another one. */
export const Kept = memo(
  ({ children }: KeptProps) => children(),
  (before, after) =>
    before.of.length === after.of.length && before.of.every((one, at) => Object.is(one, after.of[at])),
);
