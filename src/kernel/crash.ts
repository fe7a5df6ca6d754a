/** Where a team plugs its own error reporting; told of each crash with the number the operator sees. */
export type CrashReporter = (error: unknown, id: string) => void;

let reporter: CrashReporter = () => undefined;

export function reportCrashesTo(next: CrashReporter): void {
  reporter = next;
}

/** Short, unlike the last one, and readable over the telephone. */
export function crashId(): string {
  return Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');
}

/** Passes a crash on; a reporter that crashes itself must not take more with it. */
export function reportCrash(error: unknown, id: string): void {
  try {
    reporter(error, id);
  } catch (failure) {
    console.error(failure);
  }
}
