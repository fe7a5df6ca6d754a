import type { Id } from '@/contract/field/brands';
import { evidence } from '@/contract/shell/evidence';
import { recordOf } from '@/lib/record';
import { ask } from './call';

/** The record to be shown as evidence. */
interface EvidenceRequest {
  /** Name of the resource. */
  resource: string;
  id: Id;
  /** Asks for the pictures too; goes to the operation log. */
  reason?: string;
}

/** An answer as it was sent: the digest is over fields too that the console does not know. */
export interface SentEvidence {
  contents: unknown;
  digest: unknown;
  pictures: unknown;
}

/** Reads a record as evidence. Each call is written to the operation log, so call it only on the operator's request. */
export async function fetchEvidence(request: EvidenceRequest, signal: AbortSignal): Promise<SentEvidence> {
  const { contents, digest, pictures } = recordOf(await ask(evidence, request, { signal }));
  return { contents, digest, pictures };
}
