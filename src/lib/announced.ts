/** What the build has announced in the page besides the files of the first visit (vite/announced.ts). */
type Later = 'lists';

/** Addresses of the files that the build has announced; none where the page was not built. */
export function announcedFor(what: Later): string[] {
  const text = document.querySelector<HTMLElement>('script[data-announced]')?.dataset['announced'] ?? '{}';
  const announced: unknown = JSON.parse(text);
  const files: unknown = typeof announced === 'object' && announced !== null && Reflect.get(announced, what);
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Fetches scripts and style sheets without running or applying them. */
export function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' });
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) link.as = 'style';
    document.head.append(link);
  }
}
