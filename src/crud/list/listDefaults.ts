import { readShape } from '@/contract/field/read';
import { filteringPart } from '@/contract/filteringPart';
import type { Resource } from '@/contract/resource';
import { DENSITIES, roleDefaults } from '@/contract/system/roleDefaults';
import { firstDefined } from '@/lib/firstDefined';
import type { Column } from './column';
import { orderKeys } from './columnLayout';
import type { Density } from './columnLayout';

/** How a role sets the columns of a list. */
export interface DefaultColumns {
  order: readonly string[];
  shown: readonly string[];
  all: boolean;
}

/** What one role sets for a list, as far as it can be read. */
const listIn = (sent: unknown, name: string) =>
  readShape(roleDefaults, sent)?.lists.find(({ list }) => list === name);

/** The density of lists that the first role sets that sets one. */
export const defaultDensity = (sent: readonly unknown[]): Density | undefined =>
  firstDefined(sent, (one) => {
    const density = readShape(roleDefaults, one)?.density;
    return DENSITIES.find((known) => known === density);
  });

/**
 * The columns of a list that the first role sets that sets some of these.
 * @param keys of the columns that the list has for the operator
 */
export const defaultColumns = (
  sent: readonly unknown[],
  name: string,
  keys: readonly string[],
): DefaultColumns | undefined =>
  firstDefined(sent, (one) => {
    const columns = listIn(one, name)?.columns;
    const isSound = columns !== undefined && columns.unreadable === undefined;
    return isSound && columns.shown.some((key) => keys.includes(key)) ? columns : undefined;
  });

/** The filters and the order that a search sets and the list has; `undefined` where it says nothing any more. */
export function soundSearch(resource: Resource, search: string | undefined): string | undefined {
  if (search === undefined || search === '') return search;
  return filteringPart(resource, search) || undefined;
}

/** The filters and the order that the first role sets for a list that sets some; empty for none in force. */
export const defaultSearch = (sent: readonly unknown[], resource: Resource): string | undefined =>
  firstDefined(sent, (one) => {
    const list = listIn(one, resource.name);
    return list?.unreadable === undefined ? soundSearch(resource, list?.search) : undefined;
  });

/**
 * The columns as a role sets them. One that the role does not know stays as it is declared; one that it shows although it is
 * hidden at first stays where not all fit, as one that the operator has ticked.
 */
export function withDefaults<Row>(
  columns: readonly Column<Row>[],
  set: DefaultColumns | undefined,
): readonly Column<Row>[] {
  if (!set) return columns;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return orderKeys([...byKey.keys()], set.order)
    .flatMap((key) => byKey.get(key) ?? [])
    .map((column) => {
      if (!set.order.includes(column.key)) return column;
      const optional = !set.shown.includes(column.key);
      return {
        ...column,
        optional,
        decides: column.decides === true || (!optional && column.optional === true),
      };
    });
}
