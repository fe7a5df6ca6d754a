const EVERY_MS = 500;

/**
 * Ends this process when npm or npx, which started it, has ended: npm passes a signal to its shell only, so a
 * server would keep its port. Does nothing for a process that npm did not start.
 */
export function endWithParent(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, EVERY_MS).unref();
}
