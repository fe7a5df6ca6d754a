import { afterEach, expect, test, vi } from 'vitest';
import { readIdentity } from '@/app/identity';
import { useIdentity } from '@/stores/identity';

const before = useIdentity.getState();
afterEach(() => {
  useIdentity.setState(before, true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['environment'];
  delete document.documentElement.dataset['environmentColour'];
});

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
};

test('the badge is drawn by the page itself', async () => {
  answering(() => Promise.resolve(new Response('{"badge":{"text":"staging","colour":"green"}}')));
  await readIdentity();
  expect(document.documentElement.dataset).toMatchObject({
    environment: 'staging',
    environmentColour: 'green',
  });
});

test.each([
  ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', () => Promise.resolve(new Response('{'))],
  ['another page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['huge', () => Promise.resolve(new Response(`{"title":"${'x'.repeat(50_000)}"}`))],
])('settings that are %s leave what was built, and the log says so once', async (_, answer) => {
  const warned = answering(answer);
  await readIdentity();
  expect(useIdentity.getState()).toEqual(before);
  expect(warned).toHaveBeenCalledTimes(1);
});
