import { idOf } from '@/contract/field/brands';
import type { Id } from '@/contract/field/brands';

/** A number of the mock backend as the client knows it. */
export function asId(raw: number): Id {
  const id = idOf(raw);
  if (id === null) throw new Error(`${raw} is no id`);
  return id;
}
