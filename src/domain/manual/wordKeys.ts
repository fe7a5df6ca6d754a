import type { RefusalName } from '@/contract/refusals';

/** Keys of the manual's words, the first that there is counts: of a permission its path, or the last part of it. */
export const permissionKeys = (path: string): readonly string[] => [
  `manual.permission.${path}`,
  `manual.permission.${path.slice(path.lastIndexOf('/') + 1)}`,
];

/** Of what a screen is for; one that was made by the command has the name of its records instead. */
export const screenKeys = (view: string): readonly string[] => [
  `manual.screen.${view}`,
  `${view.split('/').at(-2) ?? ''}.about`,
];

/** @param set the set of states (`stateSet`) */
export const stateKey = (set: string, state: string): string => `manual.state.${set}.${state}`;

export const moveKey = (move: string): string => `manual.move.${move}`;
export const checkKey = (code: string): string => `manual.check.${code}`;
export const refusalKey = (name: RefusalName): string => `manual.refusal.${name}`;
