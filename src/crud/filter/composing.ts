import type { KeyboardEvent } from 'react';

/** Keeps the Enter that ends an input method's writing from searching; 229 is how Safari says so. */
export function keepComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}
