import { useSession } from '@/stores/session';

/**
 * How the blocks of home ask, and again every 60 seconds: not while the window is hidden or another tag is shown, nor once the
 * session has ended, while home is still being left.
 */
export const REFRESH = {
  refetchInterval: 60_000,
  refetchIntervalInBackground: false,
  enabled: () => {
    const { user, expired } = useSession.getState();
    return user !== null && !expired;
  },
} as const;
