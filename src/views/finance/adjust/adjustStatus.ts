import type { Adjust } from '@/api/adjustTypes';

/** Waits for another person. */
export const isPending = ({ status }: Pick<Adjust, 'status'>): boolean => status === 1;
