import { useState } from 'react';
import { isEqual } from '@/lib/equal';

/** Returns the same object as long as the values are equal, so that a chart is not drawn again for equal data. */
export function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (isEqual(same, value)) return same;
  setSame(value);
  return value;
}
