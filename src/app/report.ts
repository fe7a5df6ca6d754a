import type { CrashReporter } from '@/kernel/crash';

/**
 * Called for every crash of a screen or of the frame: the place to connect error reporting. By default it
 * dispatches `console:crash` on the window with `{ error, id }`; the operator sees only the id. Reports must
 * not contain the token; the error itself does not.
 */
export const report: CrashReporter = (error, id) => {
  window.dispatchEvent(new CustomEvent('console:crash', { detail: { error, id } }));
};
