import { Refusal } from '@/contract/refusals';
import { newRequestId } from '@/crud/action/requestId';
import { describedCalls } from '../../../tools/contract/described';
import { refusalsOf } from '../../../tools/contract/implied';

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
export const declaredCodes = (route: string): ReadonlySet<number> | undefined => DECLARED.get(route)?.codes;

/** @throws Error for a refusal that the contract does not declare */
export function mustBeDeclared(route: string, code: number): void {
  const codes = declaredCodes(route);
  if (code === 0 || !codes || codes.has(code)) return;
  throw new Error(`${route} answers ${code}: name this refusal in the contract of the call`);
}

/** A body as the console sends it: with a new `requestId` where the call takes one, unless the test gives its own. */
export const withRequestId = (route: string, body: object): object =>
  DECLARED.get(route)?.takesRequestId && !('requestId' in body)
    ? { ...body, requestId: newRequestId() }
    : body;
