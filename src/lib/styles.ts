/** Addresses of style sheets that could not be had. */
const lost = new Set<string>();

/**
 * Notes style sheets that cannot be had. The bundler asks for each once in a page's life, so that a second
 * try to fetch a screen would bring it without its styles.
 */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  document.addEventListener('error', note, { capture: true });
}

/** The addresses of those that are missing now. */
export const lostStyles = (): readonly string[] => [...lost];

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`No such styles: ${href}`)));
    document.head.append(link);
  });
}

/**
 * Fetches those that are still missing.
 * @throws Error when one still cannot be had
 */
export async function fetchStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => lost.has(href)).map(fetchStyle));
}
