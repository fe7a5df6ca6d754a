/**
 * Makes properties copy what they have when they are first asked for, so that what nobody looks at costs nothing. One that
 * is given another value before is never copied.
 * @param copy called at most once a name
 */
export function copyOnUse(owner: object, names: readonly string[], copy: (kept: unknown) => unknown): void {
  for (const name of names) {
    const kept: unknown = Reflect.get(owner, name);
    const settle = (value: unknown) =>
      Object.defineProperty(owner, name, { value, writable: true, enumerable: true, configurable: true });
    Object.defineProperty(owner, name, {
      get: () => {
        const value = copy(kept);
        settle(value);
        return value;
      },
      set: settle,
      enumerable: true,
      configurable: true,
    });
  }
}
