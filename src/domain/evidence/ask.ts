import type { QueryClient } from '@tanstack/react-query';
import { fetchEvidence } from '@/api/evidence';
import type { Id } from '@/contract/field/brands';
import type { Field, Shape } from '@/contract/field/field';
import { history } from '@/contract/block/review';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { operLog } from '@/contract/system/operLog';
import { loadWords } from '@/crud/list/exportCsv';
import type { FormatCode } from '@/crud/list/column';
import { checked, checkedPicture } from './check';
import type { Checked } from './check';

/** An answer, and what is needed to word it. */
export interface Found {
  /** `null` for an answer that is not what its digest was made over. */
  page: Checked | null;
  pictures: readonly (string | null)[];
  word: FormatCode;
}

/** Dictionaries of fields, of those within them too. */
const dictsOf = (shape: Shape): string[] =>
  Object.values(shape).flatMap(({ options: { dict, shape: inner } }: Field) => [
    ...(dict ? [dict] : []),
    ...(inner ? dictsOf(inner) : []),
  ]);

/** Asks for a record as evidence, and makes its digests again. */
export async function askEvidence(
  client: QueryClient,
  resource: Resource,
  id: Id,
  reason: string,
  signal: AbortSignal,
): Promise<Found> {
  const { name } = resource;
  const shape = { ...shapeOf(resource, 'detail'), ...history };
  const [answer, word] = await Promise.all([
    fetchEvidence({ resource: name, id, ...(reason ? { reason } : {}) }, signal),
    loadWords(client, [{ dicts: dictsOf(shape) }]),
  ]);
  const page = await checked(answer.contents, answer.digest, { resource: name, id });
  const sent: readonly unknown[] = Array.isArray(answer.pictures) ? answer.pictures : [];
  const files = page?.contents.files ?? [];
  const pictures = await Promise.all(
    sent.map((picture, at) => checkedPicture(picture, files[at]?.digest ?? '')),
  );
  // The export is a line of the operation log, and of the record's history.
  void client.invalidateQueries({ queryKey: [operLog.name] });
  void client.invalidateQueries({ queryKey: [name, 'detail', id] });
  return { page, pictures, word };
}
