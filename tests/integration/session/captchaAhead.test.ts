import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { startEpoch } from '@/api/client';
import { fetchCaptcha, fetchCaptchaAhead } from '@/api/session';
import { server } from '../server';

test('a captcha asked for ahead is there for the log-in page, though the guard has ended the session meanwhile', async () => {
  let asked = 0;
  server.use(
    http.get('http://localhost/admin/api/v2/sitebkd/pub/captcha/get', async () => {
      await delay(5);
      asked += 1;
      return Response.json({
        code: 0,
        msg: '',
        data: { key: `k${String(asked)}`, img: 'data:image/png;base64,AA' },
      });
    }),
  );
  fetchCaptchaAhead();
  startEpoch();
  expect(await fetchCaptcha()).toEqual({ key: 'k1', img: 'data:image/png;base64,AA' });
  expect((await fetchCaptcha()).key).toBe('k2');
});
