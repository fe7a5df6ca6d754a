/** Called with each answer's header of this name. */
const heard = new Map<string, (value: string) => void>();

/** Hears a header of every answer, whether the call succeeded or was refused. */
export function onHeader(name: string, hear: (value: string) => void): void {
  heard.set(name, hear);
}

/** Tells those who listen what the headers of an answer say. */
export function tellHeaders(headers: object): void {
  for (const [name, hear] of heard) {
    const value: unknown = Reflect.get(headers, name);
    if (typeof value === 'string') hear(value);
  }
}
