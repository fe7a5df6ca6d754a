import { isOwnPath, safeLink } from '@/lib/safeUrl';

const DATA = /^data:image\/(?:png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;

/** An address a picture may be drawn from: https, our own server, or a picture inside the text; else `null`. */
export function safeImage(url: string): string | null {
  if (DATA.test(url) || url.startsWith('blob:') || isOwnPath(url)) return url;
  return safeLink(url)?.href ?? null;
}
