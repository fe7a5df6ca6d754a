/** Receives the errors that boundaries have caught; set when the console starts. */
let report: (error: unknown) => void = () => undefined;

/** @param next sends a caught error to the crash report */
export function onPartFailure(next: (error: unknown) => void): void {
  report = next;
}

/** Called by boundaries with the error they have caught. */
export const reportPartFailure = (error: unknown): void => report(error);
