import { areas } from '../../mocks/areas';
import { menuTree } from '../../mocks/staff/seeds/menuTree';
import type { Description } from '@/domain/gen/description';
import { FIRST_MENU } from '../../src/domain/gen/source/draft';

/** The numbers that entries of the menu have. */
const takenNumbers = (): Set<number> =>
  new Set([
    ...menuTree
      .trim()
      .split('\n')
      .map((line) => Number.parseInt(line, 10)),
    ...areas.flatMap(({ menu = [] }) => menu.map(({ id }) => id)),
  ]);

/** The descriptions, each with a number in the menu that is free: its own, or the next one. */
export function numbered(descriptions: readonly Description[]): Description[] {
  const taken = takenNumbers();
  return descriptions.map((one) => {
    let menuId = one.menuId;
    if (taken.has(menuId)) menuId = FIRST_MENU;
    while (taken.has(menuId)) menuId += 1;
    taken.add(menuId);
    return { ...one, menuId };
  });
}
