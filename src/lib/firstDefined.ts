/** The first that is made of the values, in their order; `undefined` where none of them makes anything. */
export function firstDefined<Value, Made>(
  values: readonly Value[],
  make: (value: Value) => Made | undefined,
): Made | undefined {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return made;
  }
  return undefined;
}
