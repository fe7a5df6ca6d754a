import { changeFlow } from './changeFlow';
import type { Flow } from '../flow';
import type { Resource } from '../resource';

/** A resource together with one life of its records. */
export type Living = Resource & { readonly flow: Flow };

/** The lives of a resource's records: that of the record, and that of a change of its guarded fields. */
export function livesOf(resource: Resource): Living[] {
  const { flow, calls } = resource;
  return [
    ...(flow ? [{ ...resource, flow }] : []),
    ...(calls['confirmChange'] ? [{ ...resource, flow: changeFlow }] : []),
  ];
}
