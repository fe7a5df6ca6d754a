type Key = string | number | bigint;
type Order<T> = (a: T, b: T) => number;

/** The smallest first; what is equal stays in the order it came in. */
export const ascending =
  <T>(keyOf: (item: T) => Key): Order<T> =>
  (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  };

/** The largest first; what is equal stays in the order it came in. */
export const descending = <T>(keyOf: (item: T) => Key): Order<T> => {
  const order = ascending(keyOf);
  return (a, b) => order(b, a);
};
