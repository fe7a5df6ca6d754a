import { ApiError } from '@/api/failure';

/** Starts an action. A refused call has been told already, by whoever sent it; anything else is a fault of ours. */
export function runAction(start: () => void | Promise<unknown>): void {
  void Promise.resolve(start()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
