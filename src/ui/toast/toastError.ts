import type { ApiError } from '@/api/failure';
import { failureText } from '@/api/words';
import { toast } from './toast';

/** Says why a silent call failed, where no form stays open to show it. */
export function toastError({ failure, method }: ApiError): void {
  const words = failureText(failure, method);
  if (words !== null) toast('error', words);
}
