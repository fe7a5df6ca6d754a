import { isResource } from '@/contract/resource';
import type { Resource } from '@/contract/resource';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/contract/**/*.ts', { eager: true });

/** Every resource of the contract. */
export const RESOURCES: readonly Resource[] = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isResource))),
];
