import type { ReactNode } from 'react';
import { Frame } from './frame/Frame';
import { Providers } from './Providers';
import './theme/variables.css';
import './theme/readable.css';

/** The frame around the screens: bars, menus and tags. `children` are drawn among the parts that float above it. */
export default function Layout({ children }: { children?: ReactNode }) {
  return (
    <Providers>
      <Frame />
      {children}
    </Providers>
  );
}
