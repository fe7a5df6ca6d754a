import { inputs } from './document';
import type { Send } from './sender';

/** A record that exists, with its version where it has one. */
export interface Recorded {
  id: unknown;
  version?: number;
}

/** Records by the name of their resource. */
export type Pool = ReadonlyMap<string, readonly Recorded[]>;

/** What the lists of the document answer to an operator. */
export async function recordsOf(send: Send): Promise<Pool> {
  const lists = inputs.filter(({ operation }) => operation.operationId.endsWith('.list'));
  const found = await Promise.all(
    lists.map(async (input) => {
      const must = input.schema.required?.includes('memberId') ? { memberId: '1' } : {};
      const { data } = await send(input, { pageSize: 40, ...must });
      const rows = data && 'list' in data && Array.isArray(data.list) ? (data.list as Recorded[]) : [];
      return [input.operation.tags[0] ?? '', rows] as const;
    }),
  );
  return new Map(found.filter(([, rows]) => rows.length > 0));
}
