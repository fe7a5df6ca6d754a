import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { useToasts } from '@/ui/toast/toast';

/** What the operator has been told so far. */
export const told = (): string[] => useToasts.getState().list.map(({ text }) => text);

/** The failure a call ends with; fails the test when it ends well or with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error.failure;
    throw error;
  }
  throw new Error('The call did not fail');
}
