import type { Call } from '@/contract/call';
import { captcha, login } from '@/contract/shell/session';
import { createClient } from './client';
import type { Client, Reply, Transport } from './client';
import { isRow } from './faults';
import type { Person } from './world';

/** Who to sign in as. */
export interface Credentials {
  userName: string;
  password: string;
}

/** The letters of a captcha that is drawn as SVG text; `null` for other pictures. */
function lettersOf(picture: string): string | null {
  const [, encoded] = /^data:image\/svg\+xml;base64,(.+)$/.exec(picture) ?? [];
  if (encoded === undefined) return null;
  const letters = [...atob(encoded).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, letter = '']) => letter);
  return letters.length > 0 ? letters.join('') : null;
}

const dataOf = ({ envelope, status, text }: Reply, call: Call): Record<string, unknown> => {
  if (envelope?.code === 0 && isRow(envelope.data)) return envelope.data;
  const said = envelope ? `${envelope.code} ${String(envelope.msg)}` : `HTTP ${status} ${text.slice(0, 80)}`;
  throw new Error(`${call.method} ${call.path} is refused: ${said}`);
};

/** What a log-in sends; the captcha is read from its picture unless the code is given. */
export async function loginBody(
  client: Client,
  { userName, password }: Credentials,
  code?: string,
): Promise<object> {
  const { key, img } = dataOf(await client(captcha, {}), captcha);
  const letters = code ?? lettersOf(String(img));
  if (letters === null) throw new Error('the captcha cannot be read: give its code with --captcha');
  return { username: userName, password, verifyKey: String(key), verifyCode: letters };
}

/** Signs an operator in. @throws Error when the server refuses */
export async function signIn(
  origin: string,
  transport: Transport,
  credentials: Credentials,
  captchaCode?: string,
): Promise<Person> {
  const nobody = createClient(origin, transport, null);
  const data = dataOf(await nobody(login, await loginBody(nobody, credentials, captchaCode)), login);
  const { token, permissions, userInfo } = data;
  if (typeof token !== 'string' || token === '') throw new Error('the log-in answers no token');
  return {
    ...credentials,
    token,
    permissions: new Set(Array.isArray(permissions) ? permissions.map(String) : []),
    scoped: isRow(userInfo) && Boolean(userInfo['bindMemberId']),
    client: createClient(origin, transport, token),
  };
}
