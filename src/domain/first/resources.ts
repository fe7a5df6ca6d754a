import type { Resource } from '@/contract/resource';

const isList = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'view' in value && 'row' in value && 'calls' in value;

const files = import.meta.glob<Record<string, unknown>>(
  '../../contract/{contract,finance,member,system}/*.ts',
  {
    eager: true,
  },
);

/** All resources that have a screen; the contract tells the screen's first questions before its code is there. */
export const listResources: readonly Resource[] = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(isList);
