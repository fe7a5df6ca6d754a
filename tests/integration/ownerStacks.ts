import * as React from 'react';

/** Where React counts the stacks it has taken. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React takes the stack of whatever makes an element, for its developers' tools, until it has had ten thousand in a second.
 * Nobody looks at them here.
 */
export function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null)
    throw new Error('React counts its stacks elsewhere');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}
