import type { ApiError } from '@/api/failure';
import { wordFailure } from '@/api/words';
import { notify } from './notices';

/** Says why a silent call failed, where no form stays open to show it. */
export function tellFailure({ failure, method }: ApiError): void {
  const words = wordFailure(failure, method);
  if (words !== null) notify('error', words);
}
