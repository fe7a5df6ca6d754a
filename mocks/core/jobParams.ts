/** What a job is told besides the moment: whole numbers by their names. */
export type JobParams = Readonly<Record<string, number>>;

/** A number that a job can be told. */
export interface JobParam {
  min: number;
  max: number;
  /** What counts where nothing is said. */
  usual: number;
}

function entriesOf(json: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  } catch {
    // Not JSON at all.
  }
  return undefined;
}

/**
 * Reads what a job is told, a JSON object or nothing at all.
 * @returns `undefined` for a name that it does not take, or a number beyond its limits
 */
export function readParams(
  { takes = {} }: { takes?: Readonly<Record<string, JobParam>> },
  json: string,
): JobParams | undefined {
  const found = Object.fromEntries(Object.entries(takes).map(([name, { usual }]) => [name, usual]));
  for (const [name, value] of json === '' ? [] : (entriesOf(json) ?? [['', null]])) {
    const limits = Object.hasOwn(takes, name) ? takes[name] : undefined;
    if (!limits || typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
    if (value < limits.min || value > limits.max) return undefined;
    found[name] = value;
  }
  return found;
}
