import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { websiteOf } from '#mocks/website/wire';
import type { Operator } from '../operator';

/** The site as the backend answers it. */
export type Wire = ReturnType<typeof websiteOf>;

export const read = async (who: Operator): Promise<Wire> =>
  (await who.ask<Wire>('GET', 'websiteInfo/get')).data;

const signed = { operPassword: DEMO_PASSWORD };

/** Changes fields of what the site says, in the version that is there. */
export async function edit(who: Operator, changed: object) {
  const { version } = await read(who);
  return who.ask<{ fields?: Record<string, string> }>('PUT', 'websiteInfo/edit', { version, ...changed });
}

const MESSAGE = { zh: '暂停服务', en: 'Paused', tw: '暫停服務' };

/** Switches one thing. */
export async function turn(who: Operator, name: string, on: 0 | 1, terms: object = {}) {
  const { closuresVersion: version } = await read(who);
  const closing = on === 0 ? { reason: 'A wallet is being moved', message: MESSAGE } : {};
  return who.ask('PUT', 'websiteInfo/switch', { version, name, on, ...signed, ...closing, ...terms });
}

/** Plans or ends a maintenance, from an address. */
export async function maintain(who: Operator, terms: object, ip = '127.0.0.1') {
  const { closuresVersion: version } = await read(who);
  const body = { version, on: 1, message: MESSAGE, whitelistIps: [ip], ...signed, ...terms };
  return who.ask<{ fields?: Record<string, string> }>('PUT', 'websiteInfo/maintain', body, {
    'x-forwarded-for': ip,
  });
}
