import { gen, GEN_KINDS } from '@/contract/system/gen';
import type { BodyOf } from '@/contract/resource';

/** Characters that a text may have to have at least: the seeds write it out. */
export const LONGEST = 1000;

/** What a resource is generated from. */
export type Description = BodyOf<typeof gen.calls.import>['descriptions'][number];
export type GenField = Description['fields'][number];
/** A field while it is typed: a limit may be no number yet. */
export type TypedField = Omit<GenField, 'min' | 'max'> & {
  min?: number | string | undefined;
  max?: number | string | undefined;
};
/** What one of the calls may be refused for. */
export type GenRefusal = NonNullable<Description['refusals']>[number];
export type GenKind = (typeof GEN_KINDS)[number];

/** Fields that every resource has, which a description does not name. */
const OWN = new Set([
  'id',
  'version',
  'status',
  'deleted',
  'remark',
  'history',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
]);

export const isOwn = (name: string): boolean => OWN.has(name);

/** The fields that operators enter: in a new record, and later. */
export const addedFields = ({ fields }: Description): GenField[] =>
  fields.filter(({ form }) => form !== 'none');
export const editedFields = ({ fields }: Description): GenField[] =>
  fields.filter(({ form }) => form === 'both');
