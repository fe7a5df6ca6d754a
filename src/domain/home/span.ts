/**
 * A duration, given in minutes, as one number and its unit: minutes below two hours, hours below two days,
 * rounded down.
 */
export function span(minutes: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  if (minutes < 120) return { unit: 'minutes', n: Math.trunc(minutes) };
  if (minutes < 2880) return { unit: 'hours', n: Math.trunc(minutes / 60) };
  return { unit: 'days', n: Math.trunc(minutes / 1440) };
}
