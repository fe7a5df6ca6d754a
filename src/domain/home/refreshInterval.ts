/** Refetches every 60 seconds; not while the window is hidden or another tag is shown. */
export const REFRESH = { refetchInterval: 60_000, refetchIntervalInBackground: false } as const;
