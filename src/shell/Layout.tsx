import type { ReactNode } from 'react';
import { Frame } from './frame/Frame';
import { Providers } from './Providers';
import './theme/variables.css';
import './theme/readable.css';

/** The frame around the screens: bars, menus, tags, and what floats above them, `children` among it. */
export default function Layout({ children }: { children?: ReactNode }) {
  return (
    <Providers>
      <Frame />
      {children}
    </Providers>
  );
}
