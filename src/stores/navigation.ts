/** Goes to an address below the base path; resolves when the new screen is on. */
export type Go = (to: string, options?: { replace?: boolean }) => Promise<void>;

let go: Go = () => Promise.resolve();

/** Lets the router's owner provide the navigation, so that lower floors never see the router. */
export function bindNavigation(implementation: Go): void {
  go = implementation;
}

/** Goes to an in-app address such as `/finance/recharge?status[]=1`. */
export const goTo: Go = (to, options) => go(to, options);
