import type { Json } from './json';

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds pointers of what a part of the document refers to; a dictionary is named by its type as well. */
function addUsed(part: unknown, found: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) addUsed(one, found);
  if (!isJson(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === '$ref') found.add(String(value));
    else if (name === 'x-dictionary') found.add(`#/components/schemas/${String(value)}`);
    else addUsed(value, found);
  }
}

/** The document without schemas and parameters that nothing refers to. */
export function withoutUnused(document: Json): Json {
  const { paths, components } = document;
  if (!isJson(components)) return document;
  const groupOf = (kind: string): Json => {
    const group = components[kind];
    return isJson(group) ? group : {};
  };
  const found = new Set<string>();
  addUsed(paths, found);
  // What is added meanwhile is gone through as well.
  for (const pointer of found) {
    const [kind = '', name = ''] = pointer.replace('#/components/', '').split('/');
    addUsed(groupOf(kind)[name], found);
  }
  const kept = (kind: string): Json =>
    Object.fromEntries(
      Object.entries(groupOf(kind)).filter(([name]) => found.has(`#/components/${kind}/${name}`)),
    );
  return {
    ...document,
    components: { ...components, parameters: kept('parameters'), schemas: kept('schemas') },
  };
}
