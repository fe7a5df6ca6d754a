import { Refusal } from '@/contract/refusals';
import { newRequestId } from '@/crud/action/requestId';
import { answerFaults } from '../../../tools/conform/faults';
import { describedCalls } from '../../../tools/contract/described';
import type { DescribedCall } from '../../../tools/contract/described';
import { refusalsOf } from '@/contract/implied';
import { isWrite } from '@/contract/terms';

/** What the contract says of one method and path, where several calls share it. */
interface Declared {
  codes: ReadonlySet<number>;
  takesRequestId: boolean;
}

const DECLARED = new Map<string, Declared>();

for (const one of describedCalls) {
  const { method, path, body = {} } = one.call;
  const route = `${method} ${path}`;
  const { codes, takesRequestId } = DECLARED.get(route) ?? { codes: [], takesRequestId: false };
  DECLARED.set(route, {
    codes: new Set([...codes, ...refusalsOf(one).map((name) => Refusal[name])]),
    takesRequestId: takesRequestId || body['requestId'] !== undefined,
  });
}

/** The codes of the refusals that a call declares; `undefined` for one that is no part of the contract. */
const declaredCodes = (route: string): ReadonlySet<number> | undefined => DECLARED.get(route)?.codes;

const WRITES = new Map<string, DescribedCall>(
  describedCalls.flatMap((one) => {
    const { method, path } = one.call;
    return isWrite(one.call) ? [[`${method} ${path}`, one] as const] : [];
  }),
);

/** @throws Error for a refusal that the contract does not declare, and for an answer to a write that is not as it says */
export function mustBeDeclared(route: string, { code, data }: { code: number; data: unknown }): void {
  const codes = declaredCodes(route);
  if (code !== 0 && codes && !codes.has(code))
    throw new Error(`${route} answers ${code}: name this refusal in the contract of the call`);
  const write = WRITES.get(route);
  if (code !== 0 || !write) return;
  const { faults, undescribed } = answerFaults(write, data);
  const [wrong] = [...faults, ...undescribed];
  if (wrong !== undefined) throw new Error(`${route} answers otherwise than its contract says: ${wrong}`);
}

/** A body as the console sends it: with a new `requestId` where the call takes one, unless the test gives its own. */
export const withRequestId = (route: string, body: object): object =>
  DECLARED.get(route)?.takesRequestId && !('requestId' in body)
    ? { ...body, requestId: newRequestId() }
    : body;
