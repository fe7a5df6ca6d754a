import { Refusal } from '@/contract/refusals';
import type { RefusalName } from '@/contract/refusals';

/** True for the name of a refusal. */
export const isRefusal = (name: string): name is RefusalName => Object.hasOwn(Refusal, name);
