/**
 * The entries of an object as a plain record, for stored or received data; an empty record for anything else.
 */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
