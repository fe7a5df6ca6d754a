const basePath = (): string => import.meta.env.BASE_URL.replace(/\/$/, '');

const isInHash = (): boolean => import.meta.env.VITE_ROUTER_MODE === 'hash';

/** The complete `href` of an address below the base path, with the base path and, in hash mode, `#`. */
export const hrefOf = (path: string): string => `${basePath()}${isInHash() ? '/#' : ''}${path}`;

/** The address below the base path that the browser shows; the reverse of {@link hrefOf}. */
export function addressHere(): string {
  const { pathname, search, hash } = location;
  if (isInHash()) return hash.slice(1).replace(/^(?!\/)/, '/');
  return `${pathname.slice(basePath().length) || '/'}${search}${hash}`;
}
