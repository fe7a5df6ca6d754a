/** Hook for a team's own error reporting; called for each crash with the number that the operator sees. */
export type CrashReporter = (error: unknown, id: string) => void;

let reporter: CrashReporter = () => undefined;

export function reportCrashesTo(next: CrashReporter): void {
  reporter = next;
}

/** A short random id, different from the previous one, that can be read out on the telephone. */
export function crashId(): string {
  return Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');
}

/** Passes a crash to the reporter. Errors of the reporter itself are caught. */
export function reportCrash(error: unknown, id: string): void {
  try {
    reporter(error, id);
  } catch (failure) {
    console.error(failure);
  }
}
