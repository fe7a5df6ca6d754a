/** Receives everything a boundary has caught; the start of the console sets it. */
let report: (error: unknown) => void = () => undefined;

/** @param next sends what was caught to where crashes are kept */
export function onPartFailure(next: (error: unknown) => void): void {
  report = next;
}

/** Passes on what a boundary has caught. */
export const reportPartFailure = (error: unknown): void => report(error);
