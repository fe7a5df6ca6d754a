import type { Call } from '@/contract/call';
import type { Resource } from '@/contract/resource';
import type { Texts } from './rows';

/** The entry of a resource's screen in the menu; its path, its permission and its buttons follow from the contract. */
export interface MenuEntry {
  /** It never changes. Of one directory, an entry stands behind those with smaller numbers. */
  id: number;
  /** The number of its directory. */
  directory: number;
  contract: Resource;
  icon: string;
  title: Texts;
}

/** What an action of an area's own is called. */
export interface ActionWords {
  /** On the button, and among the permissions: "Suspend". */
  button: Texts;
  /** In a history: "Suspended". */
  done: Texts;
}

declare module './area' {
  interface Area {
    /** Entries of the menu that it brings along. */
    menu?: readonly MenuEntry[];
    /** Words of its actions that no other area has, by the last part of the call's path. */
    actions?: Readonly<Record<string, ActionWords>>;
    /** What one record of each of its resources is called, by the resource's name; the title in the menu by default. */
    records?: Readonly<Record<string, Texts>>;
  }
}

/** The last part of a call's path, which is what its action is called by. */
export const verbOf = ({ path }: Pick<Call, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** Where the buttons that many screens have stand: others come between them and the export. */
const USUAL = ['add', 'edit', 'delete', 'setStatus', 'sort'];

const placeOf = (verb: string): number => {
  if (verb === 'export') return USUAL.length + 1;
  return USUAL.includes(verb) ? USUAL.indexOf(verb) : USUAL.length;
};

/**
 * The permissions of a screen besides its list's, each of which is a button of its menu entry. That of another screen's
 * call is a button there.
 */
export const buttonPaths = ({ calls }: Resource): string[] =>
  [
    ...new Set(
      Object.values(calls)
        .filter((call) => call.access === undefined && call.permissionBy === undefined)
        .map(({ path, permission = path }) => permission),
    ),
  ]
    .filter((path) => path !== calls.list.path && Object.values(calls).some((call) => call.path === path))
    .toSorted((a, b) => placeOf(verbOf({ path: a })) - placeOf(verbOf({ path: b })));
