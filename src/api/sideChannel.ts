/** The interface that qs expects: data that it keeps about objects it has visited. */
interface SideChannel {
  assert(key: object): void;
  has(key: object): boolean;
  get(key: object): unknown;
  set(key: object, value: unknown): void;
  delete(key: object): boolean;
}

/**
 * Replaces the package of the same purpose that qs depends on: a WeakMap, without the thousands of lines for
 * engines that have none.
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

// qs imports it with CommonJS `require`.
export { sideChannel as 'module.exports' };
