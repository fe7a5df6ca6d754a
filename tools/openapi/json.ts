/** A JSON object of the document. */
export type Json = { readonly [name: string]: unknown };

/** A reference to a schema of the document, with a description of its use. */
export const ref = (name: string, description = ''): Json => ({
  $ref: `#/components/schemas/${name}`,
  ...(description ? { description } : {}),
});

/** The same with a description; without one, as it is. */
export const described = (schema: Json, description: string): Json =>
  description ? { ...schema, description } : schema;

const WIDTH = 110;

/** JSON as text: a value that fits is one line. */
export function printed(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent} `;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => {
      const text = printed(item, inner);
      return Array.isArray(value) ? `${inner}${text}` : `${inner}${JSON.stringify(name)}: ${text}`;
    });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}
