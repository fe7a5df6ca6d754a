/**
 * A copy of plain data, as deep as they go. Several times as quick as `structuredClone`, which every backend would wait for
 * that begins with the seeded tables; bytes, dates and the like are left to it.
 * @throws DataCloneError for what is no data, such as a function
 */
export function copied<Data>(data: Data): Data;
export function copied(data: unknown): unknown {
  if (typeof data !== 'object' || data === null)
    return typeof data === 'function' ? structuredClone(data) : data;
  if (Array.isArray(data)) return data.map((one: unknown) => copied(one));
  if (data instanceof Map) return new Map(Array.from(data, ([key, value]) => [key, copied(value)]));
  if (Object.getPrototypeOf(data) !== Object.prototype) return structuredClone(data);
  const copy: Record<string, unknown> = { ...data };
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'object' && value !== null) copy[name] = copied(value);
  }
  return copy;
}
