/** An address below the base as the browser's own links need it. */
export function hrefOf(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const hash = import.meta.env.VITE_ROUTER_MODE === 'hash' ? '/#' : '';
  return `${base}${hash}${path}`;
}
