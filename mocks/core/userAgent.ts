/** What each browser names in its user agent, and no browser after it does; most of them name several. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** The same for systems. */
const SYSTEMS = ['Android', 'iPhone', 'Windows', 'Mac OS', 'Linux'] as const;

/** Name of a browser as its user agent tells it; empty for one that is not known. */
export const browserOf = (agent: string): string =>
  BROWSERS.find(([mark]) => agent.includes(mark))?.[1] ?? '';

/** Name of the system a browser runs on; empty for one that is not known. */
export const systemOf = (agent: string): string => SYSTEMS.find((name) => agent.includes(name)) ?? '';
