/** A board brings itself up to date; not while nobody can see it. */
export const POLL = { refetchInterval: 5000, refetchIntervalInBackground: false } as const;
