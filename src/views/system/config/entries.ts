/** One named figure of a map. */
export interface Entry {
  name: string;
  /** As it is typed. */
  value: string;
  /** True: it is a number of the JSON, not a text. */
  isNumber: boolean;
}

/** The entries of a JSON object of plain figures; `null` for any other text. */
export function entriesOf(json: string): Entry[] | null {
  try {
    const map: unknown = JSON.parse(json);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return null;
    const entries = Object.entries(map).map(([name, value]: [string, unknown]) => ({ name, value }));
    const isPlain = entries.every(({ value }) => typeof value === 'string' || typeof value === 'number');
    if (!isPlain || entries.length === 0) return null;
    return entries.map(({ name, value }) => ({
      name,
      value: String(value),
      isNumber: typeof value === 'number',
    }));
  } catch {
    return null;
  }
}

/** The JSON of these entries; a number that is no number stays a text, which the server refuses by name. */
export const jsonOf = (entries: readonly Entry[]): string =>
  JSON.stringify(
    Object.fromEntries(
      entries.map(({ name, value, isNumber }) => [
        name,
        isNumber && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
      ]),
    ),
  );
