/** How the console moves between addresses; all of them are below the base path. */
export interface Navigation {
  /** Resolves when the new screen is on. */
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Path, query and hash on screen. */
  current(): string;
}

let navigation: Navigation = { go: () => Promise.resolve(), current: () => '/' };

/** Lets the router's owner provide the navigation, so that lower floors never see the router. */
export function bindNavigation(implementation: Navigation): void {
  navigation = implementation;
}

/** Goes to an in-app address such as `/finance/recharge?status[]=1`. */
export const goTo: Navigation['go'] = (to, options) => navigation.go(to, options);

/** The address on screen. */
export const currentAddress = (): string => navigation.current();
