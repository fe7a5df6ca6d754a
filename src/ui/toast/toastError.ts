import type { ApiError } from '@/api/failure';
import { failureText } from '@/api/words';
import { toast } from './toast';

/**
 * Shows a message with the reason why a call failed. For calls that show no message themselves and have no open form
 * to show it in.
 */
export function toastError({ failure, method }: ApiError): void {
  const words = failureText(failure, method);
  if (words !== null) toast('error', words);
}
