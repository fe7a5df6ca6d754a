import { useState } from 'react';
import { isEqual } from '@/lib/equal';

/** The value given before as long as the new one equals it, so that nothing is drawn again for equal data. */
export function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (isEqual(same, value)) return same;
  setSame(value);
  return value;
}
