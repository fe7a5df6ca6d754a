import { Frame } from './frame/Frame';
import { Providers } from './Providers';
import './theme/variables.css';

/** The frame around the screens: bars, menus, tags, and what floats above them. */
export default function Layout() {
  return (
    <Providers>
      <Frame />
    </Providers>
  );
}
