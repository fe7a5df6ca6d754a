import { Refusal } from '@/contract/refusals';
import type { RefusalName } from '@/contract/refusals';
import type { DescribedCall } from '../../contract/described';
import { bodyFor } from '../bodies/body';
import type { Reply } from '../client';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { told } from '../recipes/values';
import { cameText } from '../wording';
import type { Person, World } from '../world';

/** A request about a record, with what came of it. */
export interface Asked {
  record: Row;
  body: Row;
  reply: Reply;
}

/** How records are asked about until one of them says something. */
export interface Asking {
  person?: Person;
  /** Values besides those of `told`. */
  values?: ((record: Row) => Row) | undefined;
  /** Changes a body that is valid. */
  make?: (body: Row) => Row;
  /** Refusals that say nothing: the record is passed over. */
  passed: readonly RefusalName[];
  /** What is said where there is no record. */
  none: string;
}

/**
 * Sends a write about one record after the other until it is answered with something that tells. @returns why nothing
 * was, where nothing was
 */
export async function askAbout(
  world: World,
  described: DescribedCall,
  records: AsyncIterable<Row>,
  { person = world.main, values: further, make = (body) => body, passed, none }: Asking,
): Promise<Asked | string> {
  const codes: readonly number[] = passed.map((name) => Refusal[name]);
  let why = none;
  for await (const record of records) {
    const values = { ...(await told(world, described.id, record)), ...further?.(record) };
    const valid = await bodyFor(world, described.call, { person, record, values });
    if (!valid) {
      why = 'no valid body can be made up';
      continue;
    }
    const body = make(valid);
    const reply = await world.probe(described, person).ask(body);
    if (!codes.includes(reply.envelope?.code ?? Number.NaN)) return { record, body, reply };
    why = `every record is refused for something else, the last one with ${cameText(reply)}`;
  }
  return why;
}

/** The names of the fields that a refusal is about. */
export const namedIn = (data: unknown): string[] =>
  isRow(data) && isRow(data['fields']) ? Object.keys(data['fields']) : [];
