import { isResource } from '@/contract/resource';
import type { Resource } from '@/contract/resource';

const exported = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ['../../contract/*/*.ts', '!../../contract/{block,field,html,rights,shell}/*.ts'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module));

/** Every resource of the contract. */
export const everyResource: readonly Resource[] = exported.filter(isResource);
