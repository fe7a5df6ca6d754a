/** A setting that is a path of our own origin; `null` for anything else, so that nothing is sent to another. */
const ownPath = (named: unknown): string | null =>
  typeof named === 'string' && /^\/(?!\/)/.test(named) ? named : null;

/** `VITE_API_BASE`, with a slash at its end. */
export function apiBase(): string {
  const base = ownPath(import.meta.env.VITE_API_BASE) ?? '/admin/';
  return base.endsWith('/') ? base : `${base}/`;
}

/** `VITE_CRASH_REPORTS`: where crashes are told to; below the API by default. */
export const crashReports = (): string =>
  ownPath(import.meta.env.VITE_CRASH_REPORTS) ?? `${apiBase()}client-errors`;
