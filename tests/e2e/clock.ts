import type { BrowserContext, Disposable } from '@playwright/test';

/**
 * The moment at which the world of every browser test begins, a Wednesday afternoon of the platform: the demo's data
 * are drawn from it, so that they are the same whenever the tests run.
 */
export const STARTS_AT = '2026-07-15T14:20:00+08:00';

/** Event that moves the clock of a page that is loaded already. */
const MOVED = 'test-clock';

/**
 * Pages tell the time of the backend, which is not the machine's; one that another test has left tells it from now on.
 * @param ahead milliseconds that the backend's clock is ahead of the machine's
 */
export async function shareClock(context: BrowserContext, ahead: number): Promise<Disposable> {
  const [script] = await Promise.all([
    context.addInitScript(
      ([first, moved]) => {
        let shift = first;
        addEventListener(moved, (event) => {
          if (event instanceof CustomEvent) shift = Number(event.detail);
        });
        const machine = Date;
        const now = () => machine.now() + shift;
        window.Date = new Proxy(machine, {
          construct: (target, args: unknown[]) =>
            Reflect.construct(target, args.length === 0 ? [now()] : args),
          apply: () => new machine(now()).toString(),
          get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
        });
      },
      [ahead, MOVED] as const,
    ),
    ...context
      .pages()
      .map((page) =>
        page.evaluate(([detail, moved]) => dispatchEvent(new CustomEvent(moved, { detail })), [
          ahead,
          MOVED,
        ] as const),
      ),
  ]);
  return script;
}
