import { isResource } from '@/contract/resource';
import type { Resource } from '@/contract/resource';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*/*.ts', '!../../contract/{block,field,shell}/*.ts'],
  { eager: true },
);

/** Every resource of the contract. */
export const resources: readonly Resource[] = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(isResource);
