import { canonical } from '@/contract/canonical';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import { evidenceContents } from '@/contract/shell/evidence';
import { sha256 } from '@/lib/sha256';

export type Contents = Readable<typeof evidenceContents>;

/** What the server has answered, and what the browser makes of it. */
export interface Checked {
  contents: Contents;
  /** What the digest is made over. */
  text: string;
  digest: string;
  /** `null` where the browser makes no digests. */
  agrees: true | null;
}

/**
 * Makes the digest of an answer again.
 * @param contents as the server has sent them: the digest is over fields too that the console does not know
 * @returns `null` for contents that do not come to the digest, are about another record, or cannot be read
 */
export async function checked(
  contents: unknown,
  digest: unknown,
  asked: { resource: string; id: string },
): Promise<Checked | null> {
  if (typeof digest !== 'string') return null;
  const read = readShape(evidenceContents, contents);
  if (!read || read.unreadable || read.resource !== asked.resource || read.id !== asked.id) return null;
  const text = canonical(contents);
  const made = await sha256(text);
  if (made !== null && made !== digest) return null;
  return { contents: read, text, digest, agrees: made === null ? null : true };
}

const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml|bmp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture whose bytes come to the digest of its file, or that no digest is known of in this browser; else `null`. */
export async function checkedPicture(address: unknown, digest: string): Promise<string | null> {
  const [, base64] = (typeof address === 'string' && PICTURE.exec(address)) || [];
  if (typeof address !== 'string' || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const made = await sha256(bytes.buffer);
  return made === null || made === digest ? address : null;
}
