import { http, HttpResponse } from 'msw';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from '@/app/boot';
import { useActive } from '@/kernel/active';
import { useAddress } from '@/kernel/address';
import { KeptTabs } from '@/kernel/KeptTabs';
import { goTo } from '@/services/navigation';
import { endSession } from '@/stores/session';
import { reportPartFailure } from '@/ui/feedback/partFailure';
import { setTheme } from '@/stores/theme';
import { told } from '../client/told';
import { ok, on, server } from '../server';
import { item, OPERATOR } from './console';

vi.mock('@/kernel/views', () => import('./fakeViews'));
vi.mock('@/shell/Layout', () => ({
  default: function Frame() {
    return <KeptTabs active={useActive(useAddress())} />;
  },
}));
vi.mock('@/shell/prepare', () => ({ prepareShell: () => Promise.resolve() }));
vi.mock('@/stores/theme', async (original) => ({
  ...(await original<typeof import('@/stores/theme')>()),
  wasStoredThemeSound: () => false,
}));

const root = document.createElement('div');

beforeEach(() => document.body.append(root));
afterEach(() => root.remove());

test('the console starts in the stored language, tells that the stored theme was broken, and works', async () => {
  window.happyDOM.setURL('http://localhost/member/list?page=2');
  document.cookie = 'token=abc; path=/';
  setTheme({ globalI18n: 'en' });
  const calls = on('get', 'user/getUserMenus', () =>
    ok({ menuList: [item('/member/list', 'member/list')], permissions: [], userInfo: OPERATOR }),
  );
  const reports: unknown[] = [];
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ badge: { text: 'staging', colour: 'green' } })),
    http.post('*/admin/client-errors', async ({ request }) => {
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await act(() => boot(root));
  expect(await screen.findByText('/member/list?page=2 {}')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset['environment']).toBe('staging');
  expect(told()).toEqual(['Some saved settings were invalid and have been reset to their defaults']);
  expect(calls.count).toBe(1);

  // What a boundary catches reaches the same place as the crash of a screen.
  const crashes: unknown[] = [];
  window.addEventListener('console:crash', (event) => {
    if (event instanceof CustomEvent) crashes.push(event.detail);
  });
  const error = new Error('a part');
  reportPartFailure(error);
  expect(crashes).toEqual([{ error, id: expect.stringMatching(/^[0-9A-Z]{6}$/) }]);

  await vi.waitFor(() => expect(reports).toMatchObject([{ kind: 'Error', path: '/member/list' }]));

  // The end of a session ends its calls, and the guard sends to the log-in page.
  act(endSession);
  await act(() => goTo('/home'));
  expect(screen.getByText('login ?redirect=/home&params={}')).toBeVisible();
});
