import { DEMO_PASSWORD } from '#mocks/core/demo';
import { routed } from '#mocks/core/routed';
import type { Transport } from '../../tools/conform/client';
import type { Credentials } from '../../tools/conform/signIn';
import { bench } from '../unit/mocks/operator';

/** A fresh mock backend without a port. Its clock stands still, so that no price moves between two requests. */
export function mockTransport(): Transport {
  const answer = routed(bench().handlers);
  return async (request) => (await answer(request)) ?? new Response('Not found', { status: 404 });
}

/** An operator of the demo. */
export const demoUser = (userName: string): Credentials => ({ userName, password: DEMO_PASSWORD });

/** No connection is made to it. */
export const ORIGIN = 'http://backend.test';
