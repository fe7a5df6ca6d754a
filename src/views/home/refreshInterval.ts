/** The page brings itself up to date; not while the window is hidden, nor while another tag is on. */
export const REFRESH = { refetchInterval: 60_000, refetchIntervalInBackground: false } as const;
