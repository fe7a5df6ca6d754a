import { prepareScreen, resolveNow } from './prepare';

/**
 * Loads the code of the screen at a path of the menu before it is opened; does nothing for other paths. A file that
 * cannot be fetched is fetched again when the screen is opened.
 */
export async function fetchAhead(pathname: string): Promise<void> {
  const found = resolveNow(pathname);
  if (found.kind === 'screen') await prepareScreen(found);
}
