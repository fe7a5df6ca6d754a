/** Holding exactly this text grants everything; a shorter or padded text does not. */
const WILDCARD = '*/*/*';

/** Compares exactly, case and slashes included. False when `required` is missing. */
export function hasOne(held: ReadonlySet<string>, required: string | null | undefined): boolean {
  return required ? held.has(WILDCARD) || held.has(required) : false;
}

/** True when one of the required codes is held. False for an empty list, even with the wildcard. */
export function hasAny(held: ReadonlySet<string>, required: readonly string[] | null | undefined): boolean {
  return required?.some((code) => hasOne(held, code)) ?? false;
}

/** True when every required code is held. False for an empty list, even with the wildcard. */
export function hasAll(held: ReadonlySet<string>, required: readonly string[] | null | undefined): boolean {
  return required?.length ? required.every((code) => hasOne(held, code)) : false;
}
