import { refusalOf } from './failure';

/** The server's code for a call that wants a code of the operator's authenticator first. */
const CODE_NEEDED = 40305;

/** Sends a call, and once more after a code was asked for and accepted: the server had done nothing before. */
export async function withCode<Answer>(
  work: () => Promise<Answer>,
  askCode: (() => Promise<boolean>) | undefined,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error) !== CODE_NEEDED || (await askCode?.()) !== true) throw error;
    return work();
  }
}
