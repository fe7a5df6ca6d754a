import { identityOf, useIdentity } from '@/stores/identity';

/** The most letters that settings have, and the longest that a page waits for them. */
const MOST = 20_000;
const WAIT = 3_000;

/** The text of an answer; stops reading one that never ends. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    if (text.length > MOST) {
      await reader?.cancel();
      throw new Error('too long');
    }
  }
}

/**
 * Fetches what the deployment says about itself, `config.json` beside the page. Whatever is wrong with it, the page
 * comes up as it was built, and the browser's log says so once. Never rejects.
 */
export async function readIdentity(): Promise<void> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(WAIT),
    });
    const identity = identityOf(await textOf(answer));
    useIdentity.setState(identity);
    if (!identity.badge) return;
    const { dataset } = document.documentElement;
    dataset['environment'] = identity.badge.text;
    dataset['environmentColour'] = identity.badge.colour;
  } catch (error) {
    console.warn('config.json could not be used, so the built settings are:', error);
  }
}
