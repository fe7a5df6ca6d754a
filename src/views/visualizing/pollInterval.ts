/** Refetch options of the dashboards; nothing is fetched while the window is hidden. */
export const POLL = { refetchInterval: 5000, refetchIntervalInBackground: false } as const;
