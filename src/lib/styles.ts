/** Addresses of style sheets that failed to load. */
const lost = new Set<string>();

/**
 * Records style sheets that fail to load. The bundler requests each only once per page, so that a retry of a
 * screen would otherwise show it without its styles.
 */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  document.addEventListener('error', note, { capture: true });
}

/** Addresses of the style sheets that are missing now. */
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
 * Loads the style sheets that are still missing.
 * @throws Error when one fails again
 */
export async function fetchStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => lost.has(href)).map(fetchStyle));
}
