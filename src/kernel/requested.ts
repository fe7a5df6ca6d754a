import { parseParams, safeRedirect } from '@/lib/safeUrl';

/**
 * The address that the log-in page was asked to lead to: `redirect` with `params` as its query; `null` when there is
 * none or it is unsafe. Whether it is a screen of this operator is not checked.
 * @param search query of the log-in address
 */
export function requestedAddress(search: string): string | null {
  const query = new URLSearchParams(search);
  const target = safeRedirect(query.getAll('redirect'), import.meta.env.BASE_URL, location.origin);
  if (target === null) return null;
  const url = new URL(target, location.origin);
  for (const [key, value] of Object.entries(parseParams(query.getAll('params')))) {
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(key, item);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
