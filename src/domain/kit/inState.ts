/** Whether a record has one of these states. */
export const inState =
  (...states: readonly number[]) =>
  ({ status }: { status: number }): boolean =>
    states.includes(status);
