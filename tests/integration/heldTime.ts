import { onTestFinished, vi } from 'vitest';

type Faked = Parameters<typeof vi.useFakeTimers>[0];

/** Real milliseconds to one pretended one. */
const SLOWER = 5;

/**
 * Pretends the time until the end of the test: it passes as the test says and by itself only a fifth as fast
 * as in the world, for what Testing Library waits with is timers as well. What a busy machine takes for its
 * work is then no time that the code under test would count.
 * @param toFake all of them unless told
 */
export function holdTime(toFake?: NonNullable<Faked>['toFake']): void {
  const { clearInterval: stop } = globalThis;
  const creeping = setInterval(() => {
    // A file may be back in real time before its test has quite ended.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1);
  }, SLOWER);
  vi.useFakeTimers(toFake ? { toFake } : {});
  onTestFinished(() => {
    stop(creeping);
    vi.useRealTimers();
  });
}
