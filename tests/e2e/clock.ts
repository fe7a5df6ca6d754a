import type { BrowserContext, Disposable } from '@playwright/test';

/**
 * The moment at which the world of every browser test begins, a Wednesday afternoon of the platform: the demo's data
 * are drawn from it, so that they are the same whenever the tests run.
 */
export const STARTS_AT = '2026-07-15T14:20:00+08:00';

/**
 * Pages tell the time of the backend, which is not the machine's.
 * @param ahead milliseconds that the backend's clock is ahead of the machine's
 */
export function shareClock(context: BrowserContext, ahead: number): Promise<Disposable> {
  return context.addInitScript((shift) => {
    const machine = Date;
    const now = () => machine.now() + shift;
    window.Date = new Proxy(machine, {
      construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [now()] : args),
      apply: () => new machine(now()).toString(),
      get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, ahead);
}
