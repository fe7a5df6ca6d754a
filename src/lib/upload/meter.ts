/** Weight of the newest measurement in the average speed. */
const SMOOTHING = 0.1;

/** Bytes a second; below this speed the time left is not shown. */
const SLOWEST = 1;

/** Progress and speed of a file. */
export interface Meter {
  /** Bytes shown as uploaded; never falls. */
  shown: number;
  /** Average in bytes a second. */
  speed: number;
  /** Bytes sent over the network so far, and when that was measured. */
  wire: number;
  at: number;
}

export const emptyMeter = (now: number): Meter => ({ shown: 0, speed: 0, wire: 0, at: now });

/**
 * Adds a measurement.
 * @param bytes of the file that count as uploaded now; may have fallen since the last call
 * @param wire bytes sent so far, those sent twice included; never falls
 */
export function measure(meter: Meter, bytes: number, wire: number, now: number): Meter {
  const shown = Math.max(meter.shown, bytes);
  const elapsed = (now - meter.at) / 1000;
  if (elapsed <= 0) return { ...meter, shown };
  const current = Math.max(wire - meter.wire, 0) / elapsed;
  const speed = meter.speed > 0 ? SMOOTHING * current + (1 - SMOOTHING) * meter.speed : current;
  return { shown, speed, wire, at: now };
}

/** Seconds until so many bytes are sent; `null` while unknown. Always finite. */
export function secondsLeft(bytes: number, speed: number): number | null {
  return bytes > 0 && speed >= SLOWEST ? bytes / speed : null;
}

/** Progress from 0 to 1; an empty file is at 0 until it is complete. */
export function fraction(shown: number, size: number, whole: boolean): number {
  if (whole) return 1;
  return size > 0 ? Math.min(shown / size, 1) : 0;
}
