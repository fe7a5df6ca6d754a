import { ApiError } from '@/api/failure';

/**
 * Starts an action. A failed call has already been reported by the code that sent it; any other error is
 * reported as a crash.
 */
export function runAction(start: () => void | Promise<unknown>): void {
  void Promise.resolve(start()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
