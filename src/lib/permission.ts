/** Holding exactly this text grants everything; nothing shorter or padded does. */
const WILDCARD = '*/*/*';

/** Exact equality, case and slashes included. No requirement at all is not a grant. */
export function hasOne(held: ReadonlySet<string>, required: string | null | undefined): boolean {
  return required ? held.has(WILDCARD) || held.has(required) : false;
}

/** True when one of the required codes is held. An empty list hides, even from the wildcard. */
export function hasAny(held: ReadonlySet<string>, required: readonly string[] | null | undefined): boolean {
  return required?.some((code) => hasOne(held, code)) ?? false;
}

/** True when every required code is held. An empty list hides, even from the wildcard. */
export function hasAll(held: ReadonlySet<string>, required: readonly string[] | null | undefined): boolean {
  return required?.length ? required.every((code) => hasOne(held, code)) : false;
}
