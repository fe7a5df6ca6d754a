/** Asked this often while the screen is visible. */
export const POLL = { refetchInterval: 5000, refetchIntervalInBackground: false, staleTime: 0 } as const;
