import { expect, test, vi } from 'vitest';
import { withCode } from '@/api/code';
import { ApiError } from '@/api/failure';

const refusal = (code: number) => new ApiError({ kind: 'rejected', code, msg: '', data: null });

test('a call that needs a code is sent once more after one was accepted', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(40305)).mockResolvedValue('done');
  const askCode = vi.fn(() => Promise.resolve(true));
  await expect(withCode(work, askCode)).resolves.toBe('done');
  expect([work.mock.calls.length, askCode.mock.calls.length]).toEqual([2, 1]);
});

test.each([
  ['the operator gives none', 40305, false, 1],
  ['something else is wrong', 40301, true, 0],
])('a call is not sent again when %s', async (_, code, given, questions) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(code));
  const askCode = vi.fn(() => Promise.resolve(given));
  await expect(withCode(work, askCode)).rejects.toThrow(ApiError);
  expect([work.mock.calls.length, askCode.mock.calls.length]).toEqual([1, questions]);
});
