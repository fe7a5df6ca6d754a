import type { Readable } from '@/contract/field/read';
import { misfitOf } from '@/contract/system/operLogChain';
import type { chainLink } from '@/contract/system/operLogChain';
import { recordOf } from '@/lib/record';
import { sha256 } from '@/lib/sha256';

type Link = Readable<typeof chainLink>;

/** What the browser has found on its own. */
export interface Recheck {
  checked: number;
  /** The first line that does not fit; `null` when all do. */
  brokenId: string | null;
}

/** True where the content is about the line that it was sent for, and names the same line before it. */
function belongs({ id, content, prevDigest }: Link): boolean {
  try {
    const told = recordOf(JSON.parse(content));
    return told['id'] === id && told['prevDigest'] === prevDigest;
  } catch {
    return false;
  }
}

/** Makes the digests of neighbouring lines again; `null` where the browser makes none. */
export async function recheck(links: readonly Link[]): Promise<Recheck | null> {
  let before: string | undefined;
  for (const [place, link] of links.entries()) {
    const digest = await sha256(link.content);
    if (digest === null) return null;
    if (!belongs(link) || misfitOf(link, digest, before) !== null)
      return { checked: place + 1, brokenId: link.id };
    before = link.digest;
  }
  return { checked: links.length, brokenId: null };
}
