import type { Draws, WalkCall } from './draws';

/** A row of which a change may wait. */
export interface Guarded {
  id: number;
  version: number;
  pendingChange: unknown;
  changeBy: string;
}

/** A change that waits is taken back, mostly by whoever asked for it. */
export const withdrawn = (
  { one, version }: Draws,
  route: WalkCall['route'],
  rows: () => Iterable<Guarded>,
): WalkCall => ({
  route,
  often: 2,
  by: () => [...rows()].map(({ changeBy }) => changeBy),
  input: (me) => {
    const row = one(rows(), ({ changeBy }) => changeBy === me);
    return { id: row.id, version: version(row) };
  },
});
