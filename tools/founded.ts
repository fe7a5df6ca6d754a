import { areas } from '#mocks/areas';
import { createDb } from '#mocks/core/createDb';
import type { Db } from '#mocks/core/db';

/** The areas without the months of records that they are seeded with. */
const founded = areas.map(({ seeds, ...area }) =>
  seeds?.start ? { ...area, seeds: { start: seeds.start } } : area,
);

let known: Db | undefined;

/** The mock backend as it is before anything has happened: menu, roles, dictionaries, settings. */
export const foundedDb = (): Db => (known ??= createDb(founded));
