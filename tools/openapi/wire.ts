import type { GenericSchema } from 'valibot';
import { NOTHING } from '../contract/comments';
import type { Commented } from '../contract/comments';
import { described } from './json';
import type { Json } from './json';

const at = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;

const entriesOf = (schema: unknown): [string, unknown][] => {
  const entries = at(schema, 'entries');
  return typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
};

const isSchema = (value: unknown): value is GenericSchema => at(value, 'kind') === 'schema';

const isOptional = (schema: unknown): boolean => at(schema, 'type') === 'optional';

/**
 * JSON schema of a strict schema, as far as fields of the kind `any` use them. A schema that contains itself is a
 * reference to `self`. Fields have the comments of their source.
 * @throws Error for a schema of another type
 */
export function wireSchema(schema: unknown, self: string, comments: Commented = NOTHING): Json {
  if (!isSchema(schema)) throw new Error('not a schema');
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'unknown':
      return {};
    case 'optional':
      return wireSchema(at(schema, 'wrapped'), self, comments);
    case 'lazy':
      return { $ref: `#/components/schemas/${self}` };
    case 'array':
      return { type: 'array', items: wireSchema(at(schema, 'item'), self) };
    case 'record':
      return { type: 'object', additionalProperties: wireSchema(at(schema, 'value'), self) };
    case 'union': {
      const options = at(schema, 'options');
      return { anyOf: Array.isArray(options) ? options.map((one: unknown) => wireSchema(one, self)) : [] };
    }
    case 'object': {
      const entries = entriesOf(schema);
      return {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([name, one]) => {
            const own = comments.part(name);
            return [name, described(wireSchema(one, self, own), own.comment)];
          }),
        ),
        required: entries.filter(([, one]) => !isOptional(one)).map(([name]) => name),
      };
    }
    default:
      throw new Error(`no JSON schema for ${schema.type}`);
  }
}
