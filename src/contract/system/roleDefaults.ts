import { word } from '../field/choices';
import { record, records } from '../field/nested';
import { bool } from '../field/numbers';
import { optional } from '../field/shared';
import type { WireShape } from '../field/field';
import { tags, text } from '../field/texts';

/** Row densities of lists. */
export const DENSITIES = ['large', 'middle', 'small'] as const;

/**
 * What an address has behind its path, with the question mark: `filteringPart` of the resource leaves all of it. Empty: nothing
 * is in force.
 */
const search = () => text({ max: 2000, pattern: /^(\?.+)?$/ });

const columns = {
  /** All columns that the list had when it was set, in their order. */
  order: tags({ max: 200, longest: 60 }),
  /** Those of them that are shown. */
  shown: tags({ max: 200, longest: 60 }),
  /** True: all that are shown are drawn, scrolled sideways; else those that fit. */
  all: bool(),
};

/** How a list looks, and what it asks when its address says nothing; a part that is missing says nothing. */
export const listDefault = {
  /** Name of its resource. */
  list: text({ min: 1, max: 40 }),
  columns: optional(record(columns)),
  /** Filters in force and the order. */
  search: optional(search()),
};

/** The page that a session begins at where no other was asked for. */
export const startPage = {
  /** Its component, as the menu names it. */
  view: text({ min: 1, max: 100 }),
  /** Of a list: what its address says. Missing: nothing. */
  search: optional(search()),
};

/**
 * What the users of a role have as long as they have set nothing else. A client passes over what names a page, a list, a column
 * or a filter that it does not know, or that is not the operator's; the next role that says something about the point counts then.
 */
export const roleDefaults = {
  start: optional(record(startPage)),
  density: optional(word(...DENSITIES)),
  lists: records(listDefault),
};

/** The same as it travels. */
export type RoleDefaults = WireShape<typeof roleDefaults>;
