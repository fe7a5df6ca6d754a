import type { CrashReporter } from '@/kernel/crash';

/**
 * Told of every screen, and of the frame, that crashed: the place for a team's own error reporting. As it
 * stands it passes the crash on as the window's event `console:crash` with `{ error, id }`; the operator
 * sees the id and nothing else. What is reported must not carry the token, which is not part of the error.
 */
export const report: CrashReporter = (error, id) => {
  window.dispatchEvent(new CustomEvent('console:crash', { detail: { error, id } }));
};
