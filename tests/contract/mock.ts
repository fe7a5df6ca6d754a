import { createDb } from '#mocks/core/db';
import { createHandlers } from '#mocks/core/handlers';
import { DEMO_PASSWORD } from '#mocks/server/demo';
import { getResponse } from 'msw';
import type { Transport } from '../../tools/conform/client';
import type { Credentials } from '../../tools/conform/signIn';

/** The moment these tests live in: 2026-11-20 12:00:00 of the platform. */
const NOON = Date.UTC(2026, 10, 20, 4);

/** A fresh mock backend without a port. */
export function mockTransport(): Transport {
  let now = NOON;
  const handlers = createHandlers(createDb({ now: () => now }));
  return async (request) => {
    now += 10;
    return (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 });
  };
}

/** An operator of the demo. */
export const demoUser = (userName: string): Credentials => ({ userName, password: DEMO_PASSWORD });

/** No connection is made to it. */
export const ORIGIN = 'http://backend.test';
