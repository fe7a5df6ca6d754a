import type { Call } from '@/contract/call';
import { inBody } from '@/contract/call';
import { personalIn } from '@/contract/filter';
import { FILTERED } from '@/contract/implied';
import type { OwnedCall } from '@/contract/implied';
import { isResource } from '../../src/contract/resource';
import type { Resource } from '@/contract/resource';

/** A resource of the contract, with the file and the name that it is exported under. */
export interface DescribedResource {
  file: string;
  exportName: string;
  resource: Resource;
}

/** A call of the contract, with the file and the name that it is exported under. */
export interface DescribedCall extends OwnedCall {
  /** Unique: the resource or the file, and the name of the call: `recharge.review`, `session.login`, `search`. */
  id: string;
  file: string;
  exportName: string;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const exported = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    ['../../src/contract/*/*.ts', '!../../src/contract/{block,field}/*.ts'],
    { eager: true },
  ),
).flatMap(([path, module]) =>
  Object.entries(module).map(([exportName, value]) => ({
    file: path.replace('../../', ''),
    exportName,
    value,
  })),
);

const baseName = (file: string): string => /(\w+)\.ts$/.exec(file)?.[1] ?? file;

/** Name of a call of no resource: `profile.read` for `readProfile` of `profile.ts`, `search` for `search` of `search.ts`. */
function nameOf(file: string, exportName: string): string {
  const base = baseName(file);
  const rest = exportName.replace(new RegExp(`${base}s?`, 'i'), '');
  return rest === '' ? base : `${base}.${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

/** Every resource, by name. */
export const describedResources: readonly DescribedResource[] = exported
  .flatMap(({ file, exportName, value }) =>
    isResource(value) ? [{ file, exportName, resource: value }] : [],
  )
  .toSorted((a, b) => a.resource.name.localeCompare(b.resource.name));

/** A question with data about a person travels as the body of a POST with the same path and parameters. */
function asInBody(described: DescribedCall): DescribedCall[] {
  const { id, call, of } = described;
  if (call.method !== 'GET' || !of || !FILTERED.has(of.verb) || personalIn(of.resource).length === 0)
    return [];
  return [{ ...described, id: `${id}InBody`, call: inBody(call) }];
}

const ofResources = describedResources.flatMap(({ file, exportName, resource }) =>
  Object.entries(resource.calls).flatMap(([verb, call]) => {
    const of = { resource, verb };
    const described: DescribedCall = { id: `${resource.name}.${verb}`, file, exportName, call, of };
    return [described, ...asInBody(described)];
  }),
);

/** Every call: first those of resources, then those that belong to none. */
export const describedCalls: readonly DescribedCall[] = [
  ...ofResources,
  ...exported.flatMap(({ file, exportName, value }): DescribedCall[] =>
    isCall(value) && !ofResources.some(({ call }) => call === value)
      ? [{ id: nameOf(file, exportName), file, exportName, call: value }]
      : [],
  ),
];

/** The calls alone. */
export const contractCalls: readonly Call[] = describedCalls.map(({ call }) => call);
