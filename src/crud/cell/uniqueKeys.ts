/** The first entry of each key, in their order. Entries without a key are left out, since nothing refers to them. */
export function withUniqueKeys<Entry extends { readonly key: string }>(entries: readonly Entry[]): Entry[] {
  const known = new Set(['']);
  return entries.filter(({ key }) => {
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
