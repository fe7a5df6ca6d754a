/** The complete `href` of an address below the base path, with the base path and, in hash mode, `#`. */
export function hrefOf(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const hash = import.meta.env.VITE_ROUTER_MODE === 'hash' ? '/#' : '';
  return `${base}${hash}${path}`;
}
