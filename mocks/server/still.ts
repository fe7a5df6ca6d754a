import { DEMO_PASSWORD } from '../core/demo';
import { createMockBackend } from './backend';
import { middleware } from './node';
import type { Middleware } from './node';

/** A demo in which no time passes, and the token of an operator who is signed in to it. */
interface StillDemo {
  answer: Middleware;
  token: string;
}

/**
 * For pictures that are to be the same whenever they are taken. Loaded by its file's name.
 * @param nickname what the operator is called in it
 * @public
 */
export async function stillDemo(now: number, userName: string, nickname: string): Promise<StillDemo> {
  const backend = createMockBackend({ now: () => now });
  const { db } = backend;
  for (const user of db.users.values()) if (user.userName === userName) user.userNickname = nickname;
  db.config.set('login.captcha', 'false');
  const answer = await backend.handle(
    new Request('http://localhost/admin/api/v2/sitebkd/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: userName, password: DEMO_PASSWORD, verifyKey: '', verifyCode: '' }),
    }),
  );
  if (!answer) throw new Error('The backend knows no log-in');
  const { data } = (await answer.json()) as { data: { token: string } };
  return { answer: middleware(backend), token: data.token };
}
