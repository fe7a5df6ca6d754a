import type { KeyboardEvent } from 'react';

/** Prevents the search when Enter ends an input method's composition; Safari reports that key as code 229. */
export function keepComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}
