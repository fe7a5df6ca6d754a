import { afterEach, expect, test, vi } from 'vitest';
import { watchTyping, whenIdle } from '@/lib/idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('idle time does not begin while somebody types', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const stop = watchTyping();
  const begun = vi.fn<() => void>();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  const idle = whenIdle().then(begun);
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(begun).toHaveBeenCalledOnce();
  await idle;
  stop();
});

test('without typing it begins as soon as the browser says so, or soon where it does not tell', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const begun = vi.fn<() => void>();
  void whenIdle().then(begun);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveBeenCalledOnce();
});
