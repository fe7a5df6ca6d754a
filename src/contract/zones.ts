/**
 * The zones that the platform can live in, by their IANA names. All of them are at UTC+8 without summer time, because every
 * time that is stored or travels is written so.
 */
export const PLATFORM_ZONES = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Manila',
  'Australia/Perth',
] as const;

export type PlatformZone = (typeof PLATFORM_ZONES)[number];

/** A text as one of them; the first one otherwise. */
export const platformZone = (text: unknown): PlatformZone =>
  PLATFORM_ZONES.find((zone) => zone === text) ?? PLATFORM_ZONES[0];
