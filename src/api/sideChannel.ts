/** What qs keeps about objects it has seen. */
interface SideChannel {
  assert(key: object): void;
  has(key: object): boolean;
  get(key: object): unknown;
  set(key: object, value: unknown): void;
  delete(key: object): boolean;
}

/**
 * Stands in for the package of the same purpose that qs brings along: a WeakMap, without the thousands of
 * lines for engines that have none.
 */
function sideChannel(): SideChannel {
  const map = new WeakMap<object, unknown>();
  return {
    assert: (key) => {
      if (!map.has(key)) throw new TypeError('Side channel does not contain the given key');
    },
    has: (key) => map.has(key),
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    delete: (key) => map.delete(key),
  };
}

// qs requires it the CommonJS way.
export { sideChannel as 'module.exports' };
