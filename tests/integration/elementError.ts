import { getConfig, prettyDOM } from '@testing-library/react';

/** True while Testing Library looks again and again: only the last failure is read, and it asks for that once more. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** What a look for an element fails with: the page is written out only where somebody reads it. */
export function getElementError(message: string | null, container: Element): Error {
  const page = isWaiting() ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}
