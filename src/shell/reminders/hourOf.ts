import { toPlatform } from '@/lib/dates';

/** Hour and minute of a moment in the platform's zone, such as `09:05`. */
export const hourOf = (moment: number): string => toPlatform(new Date(moment)).slice(11, 16);
