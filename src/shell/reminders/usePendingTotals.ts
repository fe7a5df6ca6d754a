import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/stores/session';
import { pendingTotals } from './pending';

/** True while an operator is signed in; a session that has ended asks for nothing. */
export const useSignedIn = (): boolean => useSession(({ user, expired }) => user !== null && !expired);

/** Totals of what waits for the operator, records and notices. */
export const usePendingTotals = () => useQuery({ ...pendingTotals, enabled: useSignedIn() });
