/** @param askedAt when the answer was asked for, on the clock of `performance.now` */
type Hear = (value: string, askedAt: number) => void;

/** Called with each answer's header of this name. */
const heard = new Map<string, Hear>();

/** Hears a header of every answer, whether the call succeeded or was refused. */
export function onHeader(name: string, hear: Hear): void {
  heard.set(name, hear);
}

/** Tells those who listen what the headers of an answer say. */
export function tellHeaders(headers: object, askedAt: number): void {
  for (const [name, hear] of heard) {
    const value: unknown = Reflect.get(headers, name);
    if (typeof value === 'string') hear(value, askedAt);
  }
}
