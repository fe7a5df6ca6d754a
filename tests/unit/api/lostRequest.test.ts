import { expect, test } from 'vitest';
import { ApiError, lostRequest } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { unclearWrite } from '@/crud/action/refusals';

const http = (status: number): Failure => ({ kind: 'http', status, retryAfter: null });
const refused = (fields: object): Failure => ({ kind: 'rejected', code: 40000, msg: '', data: { fields } });

test.each<[Failure, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'offline' }, true],
  [{ kind: 'malformed' }, true],
  [{ kind: 'tooLarge' }, true],
  [http(500), true],
  [http(502), true],
  [http(504), true],
  [http(403), false],
  [http(429), false],
  [refused({}), false],
  [{ kind: 'noSuchPath' }, false],
  [{ kind: 'unsafe' }, false],
  [{ kind: 'cancelled' }, false],
  [{ kind: 'sessionExpired' }, false],
])('after %j a write may have been done: %s', (failure, may) => {
  expect(lostRequest(new ApiError(failure, 'POST', 'id'))).toBe(may ? 'id' : null);
  expect(lostRequest(new ApiError(failure, 'GET'))).toBeNull();
});

test('a second attempt with another content is known by its refusal', () => {
  const error = new ApiError(refused({ requestId: 'used' }), 'POST', 'id');
  expect(unclearWrite(error)).toEqual({ requestId: 'id', changed: true });
  expect(unclearWrite(new ApiError(refused({ amount: 'wrong' }), 'POST', 'id'))).toBeNull();
});
