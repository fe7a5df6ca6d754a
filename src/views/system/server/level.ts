/** How full something is: from 80 % on it wants attention, from 90 % on it is an alarm. */
export type Level = 'fine' | 'high' | 'alarm';

/** The level of a percentage; `fine` for one that is not known. */
export function levelOf(percent: string): Level {
  const value = Number(percent);
  if (percent === '' || !(value >= 80)) return 'fine';
  return value >= 90 ? 'alarm' : 'high';
}
