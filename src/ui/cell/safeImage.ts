import { isOwnPath, safeLink } from '@/lib/safeUrl';

const DATA = /^data:image\/(?:png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;

/**
 * Returns the address if a picture may be loaded from it (https, the console's own server, `blob:`, or a picture as a
 * data URL), else `null`.
 */
export function safeImage(url: string): string | null {
  if (DATA.test(url) || url.startsWith('blob:') || isOwnPath(url)) return url;
  return safeLink(url)?.href ?? null;
}
