/** How an address is gone to. */
export interface Going {
  /** True: the address takes the place of the present one in the history. */
  replace?: boolean;
  /** True for a change that the operator did not ask for: it is skipped while the operator is on the way to another address. */
  quietly?: boolean;
}

/** Navigation inside the console. All addresses are below the base path and do not contain it. */
export interface Navigation {
  /** Resolves when the new screen is shown. */
  go(to: string, options?: Going): Promise<void>;
  /** Path, query and hash of the present address. */
  current(): string;
}

let navigation: Navigation = { go: () => Promise.resolve(), current: () => '/' };

/** Called once by the module that creates the router, so that services and domain do not import the router. */
export function bindNavigation(implementation: Navigation): void {
  navigation = implementation;
}

/** Goes to an in-app address such as `/finance/recharge?status[]=1`. */
export const goTo: Navigation['go'] = (to, options) => navigation.go(to, options);

export const currentAddress = (): string => navigation.current();
