import { SITE } from '#mocks/core/access';
import { routed } from '#mocks/core/routed';
import type { Answer, Bench } from '../../mocks/operator';
import type { Input } from './document';

/** Makes a call as it is described. @throws Error for an answer of 5xx, or none */
export type Send = (input: Input, given: object) => Promise<Answer<{ fields?: object } | null>>;

/** A query as a backend reads it: lists with brackets. */
const queryOf = (given: object): string =>
  Object.entries(given)
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((item) => `${name}[]=${encodeURIComponent(String(item))}`)
        : [`${name}=${encodeURIComponent(String(value))}`],
    )
    .join('&');

/** The field of a form that has bytes. */
const FILE = 'upfile';

/** Bytes are written as a text here, so that any other value stands for a text in their place; a list names its field again. */
const partOf = (name: string, value: unknown): Blob | string =>
  name === FILE && typeof value === 'string' ? new Blob([value]) : String(value);

function formOf(given: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) {
      const part = partOf(name, one);
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, part, 'a.png');
    }
  }
  return form;
}

function requestOf({ method, path, media }: Input, given: object, headers: Record<string, string>): Request {
  const address = `http://localhost/admin/${SITE}${path}`;
  if (media === 'query') return new Request(`${address}?${queryOf(given)}`, { method, headers });
  if (media === 'form') return new Request(address, { method, headers, body: formOf(given) });
  const json = { ...headers, 'content-type': 'application/json' };
  return new Request(address, { method, headers: json, body: JSON.stringify(given) });
}

/** Calls of one session. */
export function sender({ handlers }: Bench, token: string): Send {
  const answering = routed(handlers);
  const headers = { authorization: `Bearer ${token}` };
  return async (input, given) => {
    const answer = await answering(requestOf(input, given, headers));
    if (!answer) throw new Error(`the mock backend does not answer ${input.route}`);
    if (answer.status >= 500) throw new Error(`${input.route} is answered with HTTP ${answer.status}`);
    return (await answer.json()) as Answer<{ fields?: object } | null>;
  };
}
