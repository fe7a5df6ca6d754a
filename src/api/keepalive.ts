import { AxiosError, AxiosHeaders } from 'axios';
import type { AxiosAdapter } from 'axios';

/**
 * Sends a request that the browser finishes also when the page is gone. Its body has at most 64 kB, which is more than
 * any action on several records sends.
 */
export const keepalive: AxiosAdapter = async (config) => {
  const { baseURL = '', url = '', method = 'get', headers, data } = config;
  const asked = await fetch(baseURL + url, {
    method: method.toUpperCase(),
    headers: Object.entries(headers.toJSON()).map(([name, value]): [string, string] => [name, String(value)]),
    body: typeof data === 'string' ? data : null,
    keepalive: true,
    ...(config.signal instanceof AbortSignal ? { signal: config.signal } : {}),
  }).catch((error: unknown) => {
    throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
  });
  const response = {
    data: await asked.text(),
    status: asked.status,
    statusText: asked.statusText,
    headers: AxiosHeaders.from(Object.fromEntries(asked.headers)),
    config,
  };
  if (asked.ok) return response;
  throw new AxiosError(asked.statusText, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
};
