const UNITS = [
  ['GB', 1024 ** 3, 1],
  ['MB', 1024 ** 2, 1],
  ['KB', 1024, 0],
] as const;

/** Formats bytes: `812 B`, `12 KB`, `58.6 MB`, `1.2 GB`. */
export function sizeText(bytes: number): string {
  const unit = UNITS.find(([, size]) => bytes >= size);
  if (!unit) return `${Math.round(bytes)} B`;
  const [name, size, decimals] = unit;
  return `${(bytes / size).toFixed(decimals)} ${name}`;
}
