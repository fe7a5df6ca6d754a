import { create } from 'zustand';
import type { LocalTexts } from '@/contract/field/texts';
import { onSessionEnd } from './session';

/** A role as which the operator looks at the console. */
export interface SeenRole {
  name: LocalTexts;
  /** What its users are called in the roles of a menu entry. */
  keys: readonly string[];
  /** Its permissions, which are the names of menu entries too. */
  held: ReadonlySet<string>;
  /** Every permission that there is: an entry of the menu with another name is not granted by roles. */
  known: ReadonlySet<string>;
  /** What it sets for its users, as the server sent it. */
  defaults: unknown;
}

interface SeenAs {
  /** `null`: the operator sees what is the operator's own. */
  role: SeenRole | null;
  /** How many permissions of the role the operator lacks, and so is not shown. */
  lacking: number;
}

const OWN: SeenAs = { role: null, lacking: 0 };

/** In memory alone: a reload and the end of the session end it. */
export const useSeenAs = create<SeenAs>(() => OWN);

export const seeOwn = (): void => useSeenAs.setState(OWN);

onSessionEnd(seeOwn);
