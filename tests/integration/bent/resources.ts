import type { Resource } from '@/contract/resource';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/contract/**/*.ts', { eager: true });

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'row' in value && 'calls' in value && 'title' in value;

/** Every resource of the contract. */
export const RESOURCES: readonly Resource[] = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isResource))),
];
