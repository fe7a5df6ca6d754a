const pair = (value: number): string => String(value).padStart(2, '0');

/** A time that is left as `04:32` or `1:04:32`; `null` when it is over. */
export function leftOf(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const short = `${pair(minutes)}:${pair(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}
