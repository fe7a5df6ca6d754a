/** Where operators begin. */
export const HOME = '/home';

/** The decision of the guard about a navigation. */
export type Step =
  | { kind: 'allow' }
  | { kind: 'bootstrap' }
  | { kind: 'redirect'; to: string; clear: boolean };

/** The input of the guard; `pathname` is below the base. */
export interface Visit {
  pathname: string;
  search: string;
  hash: string;
  signedIn: boolean;
  ready: boolean;
}

/** The query of an address as a plain object; a repeated key gives an array. */
function queryOf(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const all = new URLSearchParams(search);
  for (const key of new Set(all.keys())) {
    const values = all.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** The log-in address that leads back to the requested screen: `/login?redirect=…&params=…`. */
export function loginAddress({
  pathname,
  search,
  hash,
}: Pick<Visit, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams({
    redirect: `${pathname}${hash}`,
    params: JSON.stringify(queryOf(search)),
  });
  return `/login?${query.toString()}`;
}

/** Decides one navigation. Pure: the caller clears the session and loads the menu. */
export function decide(visit: Visit): Step {
  const login = /^\/login\/?$/i.test(visit.pathname);
  if (!visit.signedIn) {
    return login ? { kind: 'allow' } : { kind: 'redirect', to: loginAddress(visit), clear: true };
  }
  if (login) return { kind: 'redirect', to: HOME, clear: false };
  return visit.ready ? { kind: 'allow' } : { kind: 'bootstrap' };
}
