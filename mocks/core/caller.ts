import { isIP } from 'node:net';

/**
 * The caller's address as the own proxy tells it: what a client writes into the header stands before the last hop.
 * `undefined` when that is not an address.
 */
export function callerAddress(forwarded: string | null | undefined): string | undefined {
  const last =
    (forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return isIP(last) ? last : undefined;
}
